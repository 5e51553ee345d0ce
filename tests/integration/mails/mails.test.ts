import { expect, test } from 'vitest'

import { eventually } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const [customer, admin, superAdmin] = [
  await givenPerson(shop),
  await givenPerson(shop, 'admin'),
  await givenPerson(shop, 'super_admin'),
]

/** The mails to one address, as a member of staff lists them. */
const mailsTo = (email: string, { token }: { token: string }) =>
  shop.call('GET', `/api/admin/mails?search=${encodeURIComponent(email)}`, { token })

async function askForCode(email: string): Promise<void> {
  await shop.call('POST', '/api/auth/forgot-password', { body: { email } })
  await eventually(
    async () => (await mailsTo(email, superAdmin)).body.total,
    (total) => total > 0,
  )
}

test('without a mail server staff read the code that a customer was sent', async () => {
  await askForCode('customer@octavo.test')

  const { body } = await mailsTo('CUSTOMER@octavo', admin)
  const mail = await shop.call('GET', `/api/admin/mails/${body.data[0].id}`, {
    token: admin.token,
  })

  expect(body.data[0]).toMatchObject({ recipient: 'customer@octavo.test', sent_at: null })
  const [otp] = /\b\d{6}\b/.exec(mail.body.data.text) ?? []
  const verified = await shop.call('POST', '/api/auth/verify-otp', {
    body: { email: 'customer@octavo.test', otp },
  })
  expect(verified.status).toBe(200)
})

test('a mail to staff is a super admin’s', async () => {
  await askForCode('admin@octavo.test')
  const { body } = await mailsTo('admin@octavo.test', superAdmin)
  const read = ({ token }: { token: string }) =>
    shop.call('GET', `/api/admin/mails/${body.data[0].id}`, { token })

  expect((await mailsTo('admin@octavo.test', admin)).body.data).toEqual([])
  expect((await read(admin)).status).toBe(404)
  expect((await read(superAdmin)).status).toBe(200)
})

test('nobody else reads mails', async () => {
  expect((await shop.call('GET', '/api/admin/mails')).status).toBe(401)
  expect((await mailsTo('', customer)).status).toBe(403)
})

test('a search is the beginning of an address, not a pattern', async () => {
  await askForCode('customer@octavo.test')
  expect((await mailsTo('%', superAdmin)).body.data).toEqual([])
  expect((await mailsTo('customer_octavo', superAdmin)).body.data).toEqual([])
})
