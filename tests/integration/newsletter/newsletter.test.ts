import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

import { MARKETING_TEXT_VERSION } from '#contract/plain/marketing-consent.ts'
import { eventually } from '#tests/support/buying.ts'
import { mailsIn, startMailbox } from '#tests/support/mailbox.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()

beforeEach(() => sql`delete from limit_points`.execute(shop.db))
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const signUp = (email: string, body: object = {}) =>
  shop.call('POST', '/api/newsletter', { body: { email, ...body } })
const press = (path: 'confirm' | 'leave', token: string) =>
  shop.call('POST', `/api/newsletter/${path}`, { body: { token } })
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['text', 'unsubscribe_url'])
    .where('recipient', '=', email)
    .where('template', '=', 'newsletter-confirm')
    .execute()
const consentOf = (email: string) =>
  shop.db
    .selectFrom('newsletter_subscriptions')
    .select(['confirmed_at', 'text_version'])
    .where('email', '=', email)
    .executeTakeFirst()
async function tokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /confirm=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function givenReader() {
  const email = newEmail()
  await signUp(email)
  await press('confirm', await tokenOf(email))
  return email
}

describe('a sign-up', () => {
  test('counts only once the link in the mail was used, with time and wording', async () => {
    const email = newEmail()
    expect((await signUp(email)).status).toBe(200)
    expect(await consentOf(email)).toMatchObject({ confirmed_at: null })
    const answer = await press('confirm', await tokenOf(email))
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { email, leave_token: expect.any(String) },
    ])
    expect(await consentOf(email)).toEqual({
      confirmed_at: expect.any(Date),
      text_version: MARKETING_TEXT_VERSION,
    })
    expect((await press('confirm', await tokenOf(email))).status).toBe(200)
  })

  test('is answered alike for an address that gets the newsletter, but mails it nothing', async () => {
    const reader = await givenReader()
    const fresh = newEmail()
    const [known, unknown] = [await signUp(reader), await signUp(fresh)]
    expect(known.status).toBe(unknown.status)
    expect(known.body.message.replace(reader, '')).toBe(unknown.body.message.replace(fresh, ''))
    expect([await mailsTo(reader), await mailsTo(fresh)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
  })

  test('of a customer becomes the consent of the account, not a second one', async () => {
    const customer = await givenPerson(shop)
    await signUp(customer.email)
    await press('confirm', await tokenOf(customer.email))
    const settings = await shop.call('GET', '/api/customer/settings', { token: customer.token })
    expect(settings.body.data.marketing).toBe(true)
    expect(await consentOf(customer.email)).toBeUndefined()
  })

  test('goes into the account that is opened later', async () => {
    const email = await givenReader()
    const body = { name: 'Ann', email, password: 'ink on 40 lb paper', password_confirmation: 'ink on 40 lb paper' } // prettier-ignore
    const { access_token: token } = (await shop.call('POST', '/api/auth/register', { body })).body
      .data
    const settings = await shop.call('GET', '/api/customer/settings', { token })
    expect(settings.body.data.marketing).toBe(true)
    expect(await consentOf(email)).toBeUndefined()
  })

  test('can be taken back by the mail itself and by the answer to its confirmation', async () => {
    const email = newEmail()
    await shop.call('POST', '/api/newsletter', {
      body: { email },
      headers: { 'accept-language': 'fr' },
    })
    const [mail] = await mailsTo(email)
    expect(mail?.text).toMatch(/newsletter\?confirm=[\w.-]+&lng=fr/)
    expect(mail?.text).toMatch(/newsletter\?leave=[\w.-]+&lng=fr/)
    expect(mail?.unsubscribe_url).toContain('/api/newsletter/one-click?token=')
    const { data } = (await press('confirm', await tokenOf(email))).body
    expect((await press('leave', data.leave_token)).body.data).toEqual({ email })
    expect(await consentOf(email)).toBeUndefined()
  })

  test('of a program that fills in every field mails nobody', async () => {
    const email = newEmail()
    expect((await signUp(email, { website: 'x' })).status).toBe(200)
    expect(await mailsTo(email)).toEqual([])
  })

  test.each(['', 'x', '1.x', '999999.2030.zzz'])('is not confirmed by "%s"', async (token) => {
    expect([404, 422]).toContain((await press('confirm', token)).status)
  })

  test('is not confirmed by the link of another', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    await signUp(mine)
    await signUp(theirs)
    const [, rest = ''] = /^\d+\.(.+)$/.exec(await tokenOf(mine)) ?? []
    const [id = ''] = (await tokenOf(theirs)).split('.')
    expect((await press('confirm', `${id}.${rest}`)).status).toBe(404)
    expect(await consentOf(theirs)).toMatchObject({ confirmed_at: null })
  })
})

test('an address signs up at most 20 times in ten minutes', async () => {
  const statuses = []
  for (let call = 0; call < 21; call += 1) statuses.push((await signUp(newEmail())).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

describe('leaving', () => {
  const { secrets } = shop.server.shop
  const tokenFor = (email: string) =>
    secrets.encrypt(`leave ${email.toLowerCase()}`).toString('base64url')

  test('ends it with one press, for readers and for customers', async () => {
    const reader = await givenReader()
    expect((await press('leave', tokenFor(reader))).body.data).toEqual({ email: reader })
    expect(await consentOf(reader)).toBeUndefined()
    const customer = await givenPerson(shop)
    await sql`update users set marketing_consent_at = now() where id = ${customer.id}`.execute(
      shop.db,
    )
    await press('leave', tokenFor(customer.email))
    const settings = await shop.call('GET', '/api/customer/settings', { token: customer.token })
    expect(settings.body.data.marketing).toBe(false)
  })

  test('works from the mail program, which sends a form without cookies', async () => {
    const reader = await givenReader()
    const { status } = await shop.call(
      'POST',
      `/api/newsletter/one-click?token=${tokenFor(reader)}`,
      { form: { 'List-Unsubscribe': 'One-Click' } },
    )
    expect([status, await consentOf(reader)]).toEqual([200, undefined])
  })

  test.each(['', 'abc', 'A'.repeat(200)])(
    'does nothing with a made-up link "%s"',
    async (token) => {
      const reader = await givenReader()
      const answer = await shop.call('POST', `/api/newsletter/one-click?token=${token}`, {
        form: {},
      })
      expect(answer.status).toBe(200)
      expect(await consentOf(reader)).toBeDefined()
    },
  )
})

describe('a mail that needs consent', async () => {
  const mailbox = await startMailbox()
  afterAll(() => mailbox.close())

  test('carries the way out in its head, where mail programs look', async () => {
    const sending = await givenShop({ environment: { SMTP_URL: mailbox.url } })
    const email = newEmail()
    await sending.db
      .insertInto('mails')
      .values({
        dedupe_key: `head:${email}`,
        template: 'review-request',
        language: 'en',
        recipient: email,
        subject: 'What do you think?',
        html: '<p>Hello</p>',
        text: 'Hello',
        message_id: `<${email}>`,
        unsubscribe_url: 'https://shop.example/api/newsletter/one-click?token=abc',
      })
      .execute()
    const [mail] = await eventually(
      async () => (await mailsIn(mailbox.folder)).filter(({ to }) => to?.[0]?.address === email),
      (mails) => mails.length > 0,
    )
    const head = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    expect(head.get('list-unsubscribe')).toBe(
      '<https://shop.example/api/newsletter/one-click?token=abc>',
    )
    expect(head.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })
})
