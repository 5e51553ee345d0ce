import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { articleId, givenStock } from '#tests/support/buying.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { login, newEmail, register } from '#tests/support/sign-in.ts'

const shop = await givenShop()
const COLORS = ['BK', 'C', 'M', 'Y'] as const
const colors = await Promise.all(COLORS.map((color) => articleId(shop, `OC-HP-903XL-${color}`)))
const pack = await articleId(shop, 'OC-HP-903XL-MULTI')
const original = await articleId(shop, 'HP-12A-BK')
const house = await articleId(shop, 'OC-HP-12A-BK')

beforeAll(async () => {
  for (const id of [...colors, original, house]) await givenStock(shop, id, 50)
})
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

/** The same calls for guests and customers. */
const AREAS = [
  { name: 'guest', root: '/api/guest/cart', identity: async () => ({ guest: newGuest() }) },
  {
    name: 'customer',
    root: '/api/customer/cart',
    identity: async () => ({ token: (await givenPerson(shop)).token }),
  },
] as const

describe.each(AREAS)('the cart of a $name', ({ root, identity }) => {
  const call = (who: object, method: string, path: string, body?: object) =>
    shop.call(method, `${root}${path}`, { ...who, ...(body && { body }) })
  const add = async (who: object, id: number, quantity = 1) =>
    (await call(who, 'POST', `/add/${id}`, { quantity })).body.data
  const suggestions = async (who: object) => (await call(who, 'GET', '/suggestions')).body.data

  test('puts a line aside, not counted, and takes it back', async () => {
    const who = await identity()
    const { items } = await add(who, house, 3)
    const saved = await call(who, 'POST', `/items/${items[0].id}/save`, {})
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      { items: [], items_count: 0, subtotal: '0.00', saved_items: [{ quantity: 3 }] },
    ])
    const [line] = saved.body.data.saved_items
    const back = await call(who, 'POST', `/saved/${line.id}/move`, {})
    expect(back.body.data).toMatchObject({ items_count: 3, saved_items: [] })
    expect((await call(who, 'POST', `/saved/${line.id}/move`, {})).status).toBe(404)
  })

  test('keeps what is aside when nothing is left of it, and forgets it when asked', async () => {
    const who = await identity()
    const { items } = await add(who, house)
    const { body } = await call(who, 'POST', `/items/${items[0].id}/save`, {})
    const [line] = body.data.saved_items
    await givenStock(shop, house, 0)
    const refused = await call(who, 'POST', `/saved/${line.id}/move`, {})
    await givenStock(shop, house, 50)
    expect([refused.status, refused.body.available_stock]).toEqual([409, 0])
    const gone = await call(who, 'DELETE', `/saved/${line.id}`)
    expect(gone.body.data.saved_items).toEqual([])
    expect((await call(who, 'DELETE', `/saved/${line.id}`)).status).toBe(404)
  })

  test('is told which colour its set lacks, and then of the pack that costs less', async () => {
    const who = await identity()
    const [, , , yellow = 0] = colors
    for (const id of colors.slice(0, -1)) await add(who, id)
    expect((await suggestions(who)).missing).toMatchObject([{ id: yellow }])
    const { items } = await add(who, yellow, 2)

    const found = await suggestions(who)
    const take = items.map(({ id }: { id: number }) => ({ item_id: id, quantity: 1 }))
    expect(found).toMatchObject({ missing: [], packs: [{ take, product: { id: pack } }] })
    const swapped = await call(who, 'POST', '/swap', { take, product_id: pack, quantity: 1 })
    expect(
      swapped.body.data.items.map(({ product_id: id, quantity }: Line) => [id, quantity]),
    ).toEqual([
      [yellow, 1],
      [pack, 1],
    ])
  })

  test('swaps an original for the house brand that prints cheaper, or nothing at all', async () => {
    const who = await identity()
    const { items } = await add(who, original, 2)
    const take = [{ item_id: items[0].id, quantity: 2 }]
    expect((await suggestions(who)).swaps).toMatchObject([{ take, product: { id: house } }])
    const swap = { take, product_id: house, quantity: 2 }
    await givenStock(shop, house, 1)
    const refused = await call(who, 'POST', '/swap', swap)
    await givenStock(shop, house, 50)
    expect(refused.status).toBe(409)
    expect((await call(who, 'GET', '')).body.data.items).toMatchObject([{ quantity: 2 }])
    const swapped = await call(who, 'POST', '/swap', swap)
    expect(swapped.body.data.items).toMatchObject([{ product_id: house, quantity: 2 }])
  })

  test('lets nobody else at its lines', async () => {
    const { items } = await add(await identity(), house)
    const other = await identity()
    const take = [{ item_id: items[0].id, quantity: 1 }]
    expect((await call(other, 'POST', `/items/${items[0].id}/save`, {})).status).toBe(404)
    const swap = await call(other, 'POST', '/swap', { take, product_id: house, quantity: 1 })
    expect(swap.status).toBe(404)
  })
})

test('what a guest had put aside is there after signing in', async () => {
  const guest = newGuest()
  const email = newEmail()
  const person = (await register(shop, { name: 'Lotte Peeters', email })).body.data
  await shop.call('POST', `/api/customer/cart/add/${original}`, {
    token: person.access_token,
    body: { quantity: 1 },
  })
  const added = await shop.call('POST', `/api/guest/cart/add/${house}`, {
    guest,
    body: { quantity: 2 },
  })
  await shop.call('POST', `/api/guest/cart/items/${added.body.data.items[0].id}/save`, {
    guest,
    body: {},
  })
  const { body } = await login(shop, email, { guest })
  const cart = await shop.call('GET', '/api/customer/cart', { token: body.data.access_token })
  expect(cart.body.data.saved_items).toMatchObject([{ product_id: house, quantity: 2 }])
})

interface Line {
  product_id: number
  quantity: number
}
