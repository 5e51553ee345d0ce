import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenCustomerOrder, givenCustomerTransfer } from '#tests/support/customer-orders.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({ template: 'demo' })
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 500)
const staff = await givenPerson(shop, 'admin')
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const get = (path: string, { token }: Pick<Person, 'token'> = staff) =>
  shop.call('GET', `/api/admin/${path}`, { token })
const ids = async (query: string): Promise<number[]> =>
  (await get(`orders?per_page=100&${query}`)).body.data.map(({ id }: { id: number }) => id)

let customer: Person
let paid: { id: number; order_number: string }
let waiting: { id: number; order_number: string }

beforeAll(async () => {
  customer = await givenPerson(shop)
  paid = await givenCustomerOrder(shop, customer, [article], {
    quantity: 3,
    details: {
      customer_type: 'business',
      company_name: 'Drukkerij Zoë & Zonen',
      billing_first_name: 'Hélène',
      billing_last_name: 'Van den Broeck',
      billing_country: 'NL',
      billing_postal_code: '1012 AB',
    },
  })
  waiting = await givenCustomerTransfer(shop, customer, article)
  await shop.db
    .insertInto('shipments')
    .values({ order_id: paid.id, carrier: 'bpost', tracking_number: 'BE55AA0099' })
    .execute()
})

describe('the list of orders', () => {
  test('is newest first, by pages, and tells whose an order is', async () => {
    const { body } = await get('orders?per_page=2')
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([waiting.id, paid.id])
    expect(body.meta.total).toBeGreaterThan(500)
    expect(body.data[1]).toMatchObject({
      order_number: paid.order_number,
      customer_id: customer.id,
      customer_name: 'Hélène Van den Broeck',
      company_name: 'Drukkerij Zoë & Zonen',
      country: 'NL',
      items_count: 3,
      needs_attention: null,
      payment: { payment_method: 'credit_card', payment_status: 'paid' },
    })
  })

  test.each([
    ['its number', () => paid.order_number],
    ['its number without zeros', () => `si-${paid.id}`],
    ['part of the email', () => 'an.peeters@exam'],
    ['a name without accents', () => 'helene van'],
    ['a company', () => 'ZOE %26 zonen'],
    ['a tracking number', () => 'be55aa'],
  ])('finds an order by %s', async (_, term) => {
    expect(await ids(`customer_id=${customer.id}&search=${term()}`)).toContain(paid.id)
  })

  test('takes %, _ and \\ as they are', async () => {
    for (const term of ['%25%25%25', '___', '%5C%5C%5C'])
      expect(await ids(`search=${term}`)).toEqual([])
  })

  test('looks for fewer than three characters only as a number', async () => {
    expect(await ids(`customer_id=${customer.id}&search=pe`)).toEqual([waiting.id, paid.id])
    expect(await ids('search=7')).toEqual([7])
  })

  test('narrows by every filter', async () => {
    const own = `customer_id=${customer.id}`
    expect(await ids(own)).toEqual([waiting.id, paid.id])
    expect(await ids(`${own}&status=pending`)).toEqual([waiting.id])
    expect(await ids(`${own}&payment_status=paid`)).toEqual([paid.id])
    expect(await ids(`${own}&method=bank_transfer`)).toEqual([waiting.id])
    expect(await ids(`${own}&country=NL`)).toEqual([paid.id])
    expect(await ids(`${own}&sort=total&direction=desc`)).toEqual([paid.id, waiting.id])
    expect(await ids(`${own}&direction=asc`)).toEqual([paid.id, waiting.id])
  })

  test('takes both ends of totals and of days, as Brussels counts them', async () => {
    const own = `customer_id=${customer.id}`
    const { total } = (await get(`orders/${paid.id}`)).body.data
    expect(await ids(`${own}&total_min=${total}&total_max=${total}`)).toEqual([paid.id])
    expect(await ids(`${own}&total_min=${Number(total) + 0.01}`)).toEqual([])
    // half past midnight in Brussels is still the day before in London
    await shop.db
      .updateTable('orders')
      .set({ created_at: new Date('2026-07-09T22:30:00Z') })
      .where('id', '=', waiting.id)
      .execute()
    expect(await ids(`${own}&date_from=2026-07-10&date_to=2026-07-10`)).toEqual([waiting.id])
    expect(await ids(`${own}&date_to=2026-07-09`)).toEqual([])
  })

  test.each([
    ['status=sent', 'status'],
    ['date_from=2026-02-30', 'date_from'],
    ['total_min=many', 'total_min'],
    ['country=Belgium', 'country'],
    ['sort=colour', 'sort'],
  ])('says what is wrong with %s', async (query, field) => {
    const { status, body } = await get(`orders?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

test('the numbers above the list are those of the list', async () => {
  const counts = (await get('orders-stats')).body.data
  const counted = async (query: string) => (await get(`orders?${query}`)).body.meta.total
  for (const status of ['pending', 'processing', 'completed', 'cancelled', 'refunded'])
    expect([status, counts[status]]).toEqual([status, await counted(`status=${status}`)])
  expect(counts.total).toBe(await counted(''))
  expect(counts.unpaid).toBe(await counted('status=pending&payment_status=pending'))

  const toShip = counts.to_ship
  const { id } = await shop.db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', paid.id)
    .executeTakeFirstOrThrow()
  const item = await shop.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', paid.id)
    .executeTakeFirstOrThrow()
  const line = { shipment_id: id, order_item_id: item.id, quantity: 2 }
  await shop.db.insertInto('shipment_lines').values(line).execute()
  expect((await get('orders-stats')).body.data.to_ship).toBe(toShip)
  await shop.db
    .updateTable('shipment_lines')
    .set({ quantity: 3 })
    .where('shipment_id', '=', id)
    .execute()
  expect((await get('orders-stats')).body.data.to_ship).toBe(toShip - 1)
})

test('an order shows its history and its customer', async () => {
  const { status, body } = await get(`orders/${paid.id}`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    order_number: paid.order_number,
    version: expect.any(Number),
    customer: { id: customer.id, email: customer.email, orders_count: 2 },
  })
  expect(body.data.timeline[0]).toMatchObject({ kind: 'placed' })
  expect(body.data.items).toHaveLength(1)
  const missing = await get('orders/999999')
  expect([missing.status, missing.body.message]).toEqual([404, 'Order not found'])
})
