import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { addDays, belgianDay } from '#contract/plain/delivery.ts'
import { balanceYesterday } from '#server/settlement/balance-day.ts'
import { articleId, eventually, givenStock } from '#tests/support/buying.ts'
import { givenPaidOrder, type PaidOrder } from '#tests/support/paid-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const today = belgianDay(new Date())
/** What the job sees when it runs tomorrow. */
const tomorrow = {
  ...shop.server.shop,
  clock: () => new Date(`${addDays(today, 1)}T03:50:00Z`),
}
let staff: Person
let orders: PaidOrder[]

const list = async (query = '') =>
  (await shop.call('GET', `/api/admin/daily-balances${query}`, { token: staff.token })).body

beforeAll(async () => {
  await givenStock(shop, article, 100)
  staff = await givenPerson(shop, 'admin')
  orders = [await givenPaidOrder(shop, [[article, 1]]), await givenPaidOrder(shop, [[article, 2]])]
  await eventually(
    () =>
      shop.db
        .selectFrom('documents')
        .select('id')
        .where(
          'order_id',
          'in',
          orders.map(({ id }) => id),
        )
        .execute(),
    (documents) => documents.length === 2,
  )
})

test('provider, orders and invoices of a day come to the same', async () => {
  const { token } = staff
  const body = { amount: '1.00' }
  await shop.call('POST', `/api/admin/orders/${orders[0]?.id}/refunds`, { token, body })
  await balanceYesterday(tomorrow)
  const [balance] = (await list()).data
  const paid = orders.reduce((sum, { total }) => sum + Number(total), 0)
  // The demo may have sold something today, too.
  expect(Number(balance.provider)).toBeGreaterThanOrEqual(paid)
  expect(balance).toMatchObject({
    day: today,
    orders: balance.provider,
    invoiced: balance.provider,
    flagged: '0.00',
    refunded: '1.00',
    credited: '1.00',
    is_balanced: true,
  })
})

test('a payment that no order knows is found, and a day is balanced anew once it is set right', async () => {
  const intent = await sql<{ transaction_id: string }>`
    update payments set transaction_id = null where order_id = ${orders[1]?.id}
    returning (select transaction_id from payments where order_id = ${orders[1]?.id})`.execute(
    shop.db,
  )
  await balanceYesterday(tomorrow)
  expect((await list('?is_balanced=false')).data).toMatchObject([
    { day: today, is_balanced: false },
  ])
  await sql`update payments set transaction_id = ${intent.rows[0]?.transaction_id}
    where order_id = ${orders[1]?.id}`.execute(shop.db)
  await balanceYesterday({ ...tomorrow, clock: () => new Date(`${addDays(today, 2)}T03:50:00Z`) })
  expect((await list(`?date_from=${today}&date_to=${today}`)).data).toMatchObject([
    { is_balanced: true },
  ])
})

test('the balances can be had as CSV, and a day that is not over cannot be balanced', async () => {
  const { token } = staff
  const csv = await shop.call('GET', '/api/admin/daily-balances/export', { token })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.body).toContain('day,provider,orders,flagged,invoiced')
  expect(csv.body).toMatch(new RegExp(`\\n${today},\\d+\\.\\d\\d,.*,true,`))
  const early = await shop.call('POST', '/api/admin/daily-balances', {
    token,
    body: { day: today },
  })
  expect([early.status, early.body.errors.day]).toEqual([422, ['This day is not over yet.']])
  const past = await shop.call('POST', '/api/admin/daily-balances', {
    token,
    body: { day: addDays(today, -1) },
  })
  expect([past.status, past.body.data.day]).toEqual([200, addDays(today, -1)])
})
