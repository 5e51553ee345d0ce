import { afterEach, expect, test } from 'vitest'

import { addToCart, articleId, countOrders, givenStock, validate } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

// F32: one address tries to empty the shelves without paying.
const shop = await givenShop({ environment: { OCTAVO_RATE_LIMIT: '100000' } })
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
