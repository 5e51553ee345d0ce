import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { eventually } from '#tests/support/buying.ts'
import { mailsIn, startMailbox } from '#tests/support/mailbox.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { givenAccount, newEmail } from '#tests/support/sign-in.ts'

const mailbox = await startMailbox()
afterAll(() => mailbox.close())
const shop = await givenShop({ template: 'migrated', environment: { SMTP_URL: mailbox.url } })
const [customer, admin, superAdmin] = [
  await givenPerson(shop),
  await givenPerson(shop, 'admin'),
  await givenPerson(shop, 'super_admin'),
]

const arrived = async (email: string) =>
  (await mailsIn(mailbox.folder)).filter(({ to }) => to?.[0]?.address === email)
const resend = (id: number, { token } = admin) =>
  shop.call('POST', `/api/admin/mails/${id}/resend`, { token })
const mailTo = (email: string, template: string) =>
  eventually(
    () =>
      shop.db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('template', '=', template)
        .executeTakeFirst(),
    (mail) => mail?.status === 'sent',
  )

test('a mail that was sent is sent again, as a mail of its own', async () => {
  const { email } = await givenAccount(shop)
  const mail = await mailTo(email, 'welcome')
  expect((await resend(mail?.id ?? 0)).body.data.status).toBe('queued')
  const mails = await eventually(
    () => arrived(email),
    ({ length }) => length === 2,
  )
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a code that is over is not sent again, and one that comes too late not at all', async () => {
  const { email } = await givenAccount(shop)
  await mailTo(email, 'welcome')
  await shop.call('POST', '/api/auth/forgot-password', { body: { email } })
  const code = await mailTo(email, 'password-code')
  const refused = await resend(code?.id ?? 0)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The code in this mail is no longer valid. A new one has to be asked for.',
  ])
  await sql`update mails set status = 'queued', next_attempt_at = now(), expires_at = now()
    where id = ${code?.id}`.execute(shop.db)
  const late = await eventually(
    async () => (await shop.call('GET', `/api/admin/mails/${code?.id}`, admin)).body.data,
    ({ status }) => status === 'expired',
  )
  expect([late.status, late.sent_at === null]).toEqual(['expired', false])
  expect(await arrived(email)).toHaveLength(2)
})

test('a test mail arrives, in the language of whoever asks for it', async () => {
  const email = newEmail()
  const asked = await shop.call('POST', '/api/admin/mails/test', {
    token: admin.token,
    language: 'fr',
    body: { email },
  })
  expect([asked.status, asked.body.data.template]).toEqual([201, 'test'])
  const [mail] = await eventually(
    () => arrived(email),
    ({ length }) => length === 1,
  )
  expect(mail?.subject).toBe('E-mail de test Octavo')
})

test('nobody else sends mails, and staff none to a super admin', async () => {
  for (const path of ['1/resend', 'test']) {
    const { status } = await shop.call('POST', `/api/admin/mails/${path}`, {
      token: customer.token,
      body: {},
    })
    expect(status).toBe(403)
  }
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: superAdmin.email } })
  const code = await mailTo(superAdmin.email, 'password-code')
  expect((await resend(code?.id ?? 0)).status).toBe(404)
  expect((await resend(2_147_483_000)).status).toBe(404)
})
