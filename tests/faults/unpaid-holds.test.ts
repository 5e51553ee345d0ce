import { afterEach, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  countOrders,
  DETAILS,
  givenStock,
  validate,
} from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

// F32: one address tries to empty the shelves without paying.
const shop = await givenShop({
  environment: { OCTAVO_RATE_LIMIT: '100000', OCTAVO_TRUSTED_PROXIES: '127.0.0.1' },
})
const article = await articleId(shop, 'OC-BR-TN2420')
await givenStock(shop, article, 5_000)
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const TRANSFER = { payment_method: 'bank_transfer' }

function order(guest: string, checkoutId: number) {
  return shop.call('POST', '/api/guest/orders', {
    guest,
    body: { payment_method: 'bank_transfer', checkout_id: checkoutId },
  })
}

async function soldOut(): Promise<number> {
  const { rows } = await shop.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('status', '=', 'active')
    .where('in_stock', '=', false)
    .executeTakeFirstOrThrow()
  return rows
}

test('a guest who pays nothing gets three transfer orders, and is offered the card', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    const guest = newGuest()
    await addToCart(shop, guest, article)
    const email = 'same.person@example.org'
    const valid = await validate(shop, guest, { ...TRANSFER, billing_email: email })
    statuses.push(valid.status)
    if (valid.status === 200) await order(guest, valid.body.data.checkout_id)
    else
      expect([valid.body.code, valid.body.message]).toEqual([
        'too_many_unpaid',
        'There are still unpaid orders by bank transfer. Please pay this one by card.',
      ])
    if (round === 3)
      expect((await validate(shop, guest, { billing_email: email })).status).toBe(200)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  await shop.db
    .updateTable('payments')
    .set({ due_at: new Date(0) })
    .where('status', '=', 'pending')
    .execute()
  const { cancelOverdueOrders } = await import('#server/orders/cancel-overdue.ts')
  await cancelOverdueOrders(shop.server.shop)
})

test('one network holds at most 100 lines and 10 transfer orders, whatever it tries', async () => {
  const total = await shop.db
    .selectFrom('products')
    .select(['id', 'stock_kind'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  const targets = total.filter(({ stock_kind: kind }) => kind === 'single').map(({ id }) => id)
  const [soldOutBefore, ordersBefore] = [await soldOut(), await countOrders(shop)]
  const refused = new Map<string, number>()
  await Promise.all(
    Array.from({ length: 16 }, async (_, visitor) => {
      const guest = newGuest()
      for (const id of targets.slice(visitor * 15, visitor * 15 + 15)) {
        const { available_stock: stock = 1 } = (await addToCart(shop, guest, id, 100_000)).body
        if (stock > 0) await addToCart(shop, guest, id, stock)
      }
      const valid = await validate(shop, guest, {
        ...TRANSFER,
        billing_email: `visitor.${visitor}@example.org`,
      })
      const code = valid.status === 200 ? 'held' : valid.body.code
      refused.set(code, (refused.get(code) ?? 0) + 1)
      if (valid.status === 200) await order(guest, valid.body.data.checkout_id)
    }),
  )
  expect(
    [...refused.keys()].filter((code) => code === 'internal' || code === 'unavailable'),
  ).toEqual([])
  expect((await soldOut()) - soldOutBefore).toBeLessThanOrEqual(total.length * 0.06)
  expect((await countOrders(shop)) - ordersBefore).toBeLessThanOrEqual(10)
})

/** Whoever has a cart: sends a guest id or a token, from a network. */
interface Visitor {
  area: 'guest' | 'customer'
  credentials: { guest?: string; token?: string; headers: Record<string, string> }
}

/** Fills carts with all the pieces of these articles and validates them by card; answers how many are sold out by it. */
async function soldOutByHoarding(visitors: readonly Visitor[], articles: readonly number[]) {
  const [before, each] = [await soldOut(), Math.ceil(articles.length / visitors.length)]
  for (const [index, { area, credentials }] of visitors.entries()) {
    const add = (id: number, quantity: number) =>
      shop.call('POST', `/api/${area}/cart/add/${id}`, { ...credentials, body: { quantity } })
    for (const id of articles.slice(index * each, (index + 1) * each)) {
      const { available_stock: stock = 0 } = (await add(id, 100_000)).body
      if (stock > 0) await add(id, stock)
    }
    await shop.call('POST', `/api/${area}/orders/validate-order`, { ...credentials, body: DETAILS })
  }
  return (await soldOut()) - before
}

/** The articles that empty most others with them: parts of many packs first. */
async function worstArticles(): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('products as p')
    .leftJoin('pack_members as m', 'm.member_id', 'p.id')
    .select('p.id')
    .where('p.in_stock', '=', true)
    .where('p.stock_kind', '=', 'single')
    .groupBy('p.id')
    .orderBy((eb) => eb.fn.count('m.pack_id'), 'desc')
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

const fromNetwork = (address: string) => ({ 'x-forwarded-for': address })

test('accounts that have never paid are counted like guests', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => givenPerson(shop)))
  const visitors = people.map(({ token }): Visitor => ({
    area: 'customer',
    credentials: { token, headers: fromNetwork('203.0.113.7') },
  }))
  const articles = (await worstArticles()).slice(-240)
  expect(await soldOutByHoarding(visitors, articles)).toBeLessThanOrEqual(1_971 * 0.06)
})

test('packs count with their parts, and parts with the packs that are sold out without them', async () => {
  const visitors = Array.from({ length: 10 }, (): Visitor => ({
    area: 'guest',
    credentials: { guest: newGuest(), headers: fromNetwork('203.0.113.8') },
  }))
  const packs = await shop.db
    .selectFrom('products')
    .select('id')
    .where('stock_kind', '=', 'pack')
    .where('in_stock', '=', true)
    .execute()
  const articles = [
    ...packs.map(({ id }) => id).slice(0, 60),
    ...(await worstArticles()).slice(0, 90),
  ]
  expect(await soldOutByHoarding(visitors, articles)).toBeLessThanOrEqual(1_971 * 0.06)
})

test('a customer who has paid once is not counted', async () => {
  const headers = fromNetwork('203.0.113.9')
  const articles = (await worstArticles()).slice(-105)
  const fill = async (visitor: Visitor, ids: readonly number[]) => {
    const { area, credentials } = visitor
    for (const id of ids)
      await shop.call('POST', `/api/${area}/cart/add/${id}`, {
        ...credentials,
        body: { quantity: 1 },
      })
    const path = `/api/${area}/orders/validate-order`
    const { status, body } = await shop.call('POST', path, { ...credentials, body: DETAILS })
    return status === 200 ? 'held' : body.code
  }
  const guest: Visitor = { area: 'guest', credentials: { guest: newGuest(), headers } }
  expect(await fill(guest, articles.slice(0, 95))).toBe('held')

  const person = await givenPerson(shop)
  const customer: Visitor = { area: 'customer', credentials: { token: person.token, headers } }
  expect(await fill(customer, articles.slice(95))).toBe('too_many_unpaid')
  await givenCustomerOrder(shop, person, [article]) // with what is in the cart, from another network
  expect(await fill(customer, articles.slice(95))).toBe('held')
})

test('one address gets three transfer orders, also when six are placed at the same moment', async () => {
  const placed = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const [guest, headers] = [newGuest(), fromNetwork(`198.51.100.${index + 1}`)]
      const call = (path: string, body: object) =>
        shop.call('POST', `/api/guest/${path}`, { guest, headers, body })
      await call(`cart/add/${article}`, { quantity: 1 })
      const details = {
        ...DETAILS,
        ...TRANSFER,
        billing_email: index % 2 === 0 ? 'six@example.org' : 'Six@Example.org',
      }
      const valid = await call('orders/validate-order', details)
      const { checkout_id } = valid.body.data ?? {}
      return (await call('orders', { payment_method: 'bank_transfer', checkout_id })).status
    }),
  )
  expect(placed.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429, 429, 429])
})

test('a guest transfers at most 1,000.00', async () => {
  const guest = newGuest()
  await addToCart(shop, guest, article, 100)
  const { status, body } = await validate(shop, guest, TRANSFER)
  expect([status, body.errors]).toEqual([
    422,
    { payment_method: ['For this amount, please pay by card or sign in first.'] },
  ])
})

test('staff release what a checkout and what a transfer order hold', async () => {
  const staff = await givenPerson(shop, 'admin')
  const release = (id: number, token = staff.token) =>
    shop.call('POST', `/api/admin/holds/${id}/release`, { token, body: {} })
  const held = async () => {
    const { reserved } = await shop.db
      .selectFrom('stock')
      .select('reserved')
      .where('product_id', '=', article)
      .executeTakeFirstOrThrow()
    return reserved
  }
  const before = await held()
  const guest = newGuest()
  await addToCart(shop, guest, article, 2)
  const open = (await validate(shop, guest)).body.data.checkout_id
  expect(await held()).toBe(before + 2)
  expect((await release(open, (await givenPerson(shop)).token)).status).toBe(403)
  expect((await release(open)).body.data).toEqual({ checkout_id: open, state: 'released' })
  expect(await held()).toBe(before)
  expect((await release(open)).status).toBe(409)
  expect((await release(999_999)).status).toBe(404)
})
