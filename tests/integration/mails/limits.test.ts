import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { givenGuestOrder } from '#tests/support/guest-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { newEmail, register } from '#tests/support/sign-in.ts'

const ENVIRONMENT = { OCTAVO_RATE_LIMIT: '100000', OCTAVO_TRUSTED_PROXIES: '127.0.0.1' }
const shop = await givenShop({ environment: ENVIRONMENT })
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 100)
const { token } = await givenPerson(shop, 'super_admin')
// More unpaid orders than the shop allows: here it is the mails that count.
await shop.db
  .insertInto('settings')
  .values({
    name: 'payment',
    value: JSON.stringify({ unpaid_transfers: 100, unpaid_transfers_per_network: 100 }),
  })
  .onConflict((conflict) =>
    conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
  )
  .execute()

let network = 0
beforeEach(async () => {
  network += 1
  await sql`truncate mails, limit_points`.execute(shop.db)
})

const from = (address = `203.0.113.${network}`) => ({ headers: { 'x-forwarded-for': address } })
/** Without the invoice of a paid order: a job writes it later, in the next test perhaps. */
const dealtWith = (total: number) =>
  eventually(
    () =>
      shop.db
        .selectFrom('mails')
        .selectAll()
        .where('template', '<>', 'invoice')
        .orderBy('id')
        .execute(),
    (mails) =>
      mails.length === total &&
      mails.every(
        ({ status, next_attempt_at }) =>
          status === 'kept' || (status === 'waiting' && next_attempt_at > new Date()),
      ),
  )
const statusesOf = async (total: number) =>
  (await dealtWith(total)).map(({ status }) => status).toSorted()
const times = (count: number, value: string) => Array.from({ length: count }, () => value)

/** A mail of a kind that anybody can cause, as the shop's features write it. */
const orderByTransfer = (email: string) => givenGuestOrder(shop, newGuest(), article, email)

test('registrations from one network: twenty mails an hour, the others wait and can be read', async () => {
  for (let index = 0; index < 22; index += 1)
    expect((await register(shop, { email: `r${index}@example.org` }, from())).status).toBe(201)
  expect(await statusesOf(22)).toEqual([...times(20, 'kept'), ...times(2, 'waiting')])
  expect((await register(shop, {}, from('198.51.100.1'))).status).toBe(201)
  expect(await statusesOf(23)).toEqual([...times(21, 'kept'), ...times(2, 'waiting')])

  const list = await shop.call('GET', '/api/admin/mails?status=waiting', { token })
  expect(list.body.total).toBe(2)
  const [waiting] = list.body.data
  const whole = await shop.call('GET', `/api/admin/mails/${waiting.id}`, { token })
  expect(whole.body.data).toMatchObject({
    status: 'waiting',
    text: expect.stringContaining('Lotte'),
  })
})

test('transfers of guests to one address: five mails an hour, the rest when the hour allows', async () => {
  const email = newEmail()
  for (let index = 0; index < 7; index += 1) await orderByTransfer(email)
  expect(await statusesOf(7)).toEqual([...times(5, 'kept'), ...times(2, 'waiting')])
  await orderByTransfer(newEmail())
  expect(await statusesOf(8)).toEqual([...times(6, 'kept'), ...times(2, 'waiting')])

  await sql`update mails set released_at = released_at - interval '1 hour',
    next_attempt_at = next_attempt_at - interval '1 hour'`.execute(shop.db)
  expect(await statusesOf(8)).toEqual(times(8, 'kept'))
})

test('an order that is paid never waits, nor does a code', async () => {
  const email = newEmail()
  for (let index = 0; index < 6; index += 1) await orderByTransfer('an.peeters@example.org')
  await register(shop, { email }, from())
  await sql`update mails set recipient = ${email} where template = 'order-received'`.execute(
    shop.db,
  )
  await shop.call('POST', '/api/auth/forgot-password', { ...from(), body: { email } })
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  expect((await placeOrder(shop, guest, intent)).status).toBe(201)
  const mails = await dealtWith(9)
  const of = (template: string) => mails.filter((mail) => mail.template === template)
  expect(of('password-code')).toMatchObject([{ status: 'kept', released_at: null }])
  expect(of('order-received').at(-1)).toMatchObject({ status: 'kept', released_at: null })
})

test('who is written to many times at once still gets five', async () => {
  await Promise.all(Array.from({ length: 12 }, () => orderByTransfer('victim@example.org')))
  expect(await statusesOf(12)).toEqual([...times(5, 'kept'), ...times(7, 'waiting')])
})

test('a mail that waits goes at once when staff send it', async () => {
  for (let index = 0; index < 6; index += 1) await orderByTransfer('victim@example.org')
  const waiting = (await dealtWith(6)).find(({ status }) => status === 'waiting')
  const sent = await shop.call('POST', `/api/admin/mails/${waiting?.id}/resend`, { token })
  expect(sent.status).toBe(200)
  expect(await statusesOf(6)).toEqual(times(6, 'kept'))
})

test('without a limit of requests no mail waits either', async () => {
  const free = await givenShop({ template: 'migrated' })
  for (let index = 0; index < 22; index += 1) await register(free, {})
  const kept = await eventually(
    () => free.db.selectFrom('mails').select('status').where('status', '=', 'kept').execute(),
    ({ length }) => length === 22,
  )
  expect(kept).toHaveLength(22)
})
