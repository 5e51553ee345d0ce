import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { addToCart, articleId, givenStock } from '#tests/support/buying.ts'
import { givenPerson, type Person } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')

beforeAll(async () => {
  await givenStock(shop, article, 100)
  await givenStock(shop, other, 100)
})
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

/** The same cart behind two sets of paths. */
const AREAS = [
  {
    name: 'guest',
    root: '/api/guest/cart',
    update: 'items',
    remove: 'items',
    identity: async () => ({ guest: newGuest() }),
  },
  {
    name: 'customer',
    root: '/api/customer/cart',
    update: 'update',
    remove: 'remove',
    identity: async () => ({ token: (await givenPerson(shop)).token }),
  },
] as const

describe.each(AREAS)('the cart of a $name', ({ root, update, remove, identity }) => {
  const add = (who: object, id: number, body: unknown) =>
    shop.call('POST', `${root}/add/${id}`, { ...who, body })

  test('is empty before anything is added', async () => {
    const { status, body } = await shop.call('GET', root, await identity())
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: null, items: [], items_count: 0, subtotal: '0.00' })
  })

  test('adds up on the same line and counts pieces', async () => {
    const who = await identity()
    const first = await add(who, article, { quantity: 2 })
    expect([first.status, first.body.message]).toEqual([201, 'Product added to cart successfully'])
    const second = await add(who, article, { quantity: 3 })
    expect(second.body.data.items).toHaveLength(1)
    expect(second.body.data.items[0].quantity).toBe(5)
    expect(second.body.data.items_count).toBe(5)
  })

  test('sets a quantity, removes once, clears', async () => {
    const who = await identity()
    const { body } = await add(who, article, { quantity: 2 })
    const line = body.data.items[0].id
    const set = await shop.call('PUT', `${root}/${update}/${line}`, {
      ...who,
      body: { quantity: 7 },
    })
    expect([set.status, set.body.message, set.body.data.items_count]).toEqual([
      200,
      'Cart updated successfully',
      7,
    ])
    const gone = await shop.call('DELETE', `${root}/${remove}/${line}`, who)
    expect([gone.status, gone.body.message, gone.body.data.items]).toEqual([
      200,
      'Item removed from cart',
      [],
    ])
    expect((await shop.call('DELETE', `${root}/${remove}/${line}`, who)).status).toBe(404)
    await add(who, other, { quantity: 1 })
    const cleared = await shop.call('DELETE', `${root}/clear`, who)
    expect([cleared.status, cleared.body.message, cleared.body.data.items_count]).toEqual([
      200,
      'Cart cleared successfully',
      0,
    ])
    expect((await shop.call('DELETE', `${root}/clear`, who)).status).toBe(200)
  })

  test.each([-1, 0, 1.5, null, '1', [1], true, {}, '__missing'])(
    'quantity %j is refused by field, on adding and on setting',
    async (quantity) => {
      const who = await identity()
      const body = quantity === '__missing' ? {} : { quantity }
      const line = (await add(who, article, { quantity: 1 })).body.data.items[0].id
      for (const answer of [
        await add(who, article, body),
        await shop.call('PUT', `${root}/${update}/${line}`, { ...who, body }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([422, 'validation'])
        expect(Object.keys(answer.body.errors)).toEqual(['quantity'])
      }
      expect((await shop.call('GET', root, who)).body.data.items_count).toBe(1)
    },
  )

  test('unknown keys, an unknown article and somebody else’s line are refused', async () => {
    const [mine, theirs] = [await identity(), await identity()]
    expect((await add(mine, article, { quantity: 1, price: '0.01' })).body.errors).toHaveProperty(
      'price',
    )
    expect((await add(mine, 99_999_999, { quantity: 1 })).status).toBe(404)
    const line = (await add(theirs, article, { quantity: 1 })).body.data.items[0].id
    expect(
      (await shop.call('PUT', `${root}/${update}/${line}`, { ...mine, body: { quantity: 5 } }))
        .status,
    ).toBe(404)
    expect((await shop.call('DELETE', `${root}/${remove}/${line}`, mine)).status).toBe(404)
    expect((await shop.call('GET', root, theirs)).body.data.items_count).toBe(1)
  })

  test.each([
    ['en', 'Maximum stock reached (4 available)'],
    ['nl', 'Meer is er niet op voorraad (4 beschikbaar)'],
    ['fr', 'Il n’y en a pas davantage en stock (disponible\u00A0: 4)'],
  ])('more than the stock is a conflict, said in %s', async (language, sentence) => {
    const scarce = await articleId(shop, 'OC-BR-DR2400')
    await givenStock(shop, scarce, 4)
    const who = await identity()
    await add(who, scarce, { quantity: 3 })
    const refused = await shop.call('POST', `${root}/add/${scarce}`, {
      ...who,
      language,
      body: { quantity: 2 },
    })
    expect([
      refused.status,
      refused.body.code,
      refused.body.message,
      refused.body.available_stock,
    ]).toEqual([409, 'out_of_stock', sentence, 4])
    const { items } = (await shop.call('GET', root, who)).body.data
    expect([items[0].quantity, items[0].available_stock]).toEqual([3, 4])
    const set = await shop.call('PUT', `${root}/${update}/${items[0].id}`, {
      ...who,
      language,
      body: { quantity: 5 },
    })
    expect([set.status, set.body.message, set.body.available_stock]).toEqual([409, sentence, 4])
  })

  test('totals are right to the cent, with and without VAT', async () => {
    const who = await identity()
    await shop.db
      .updateTable('products')
      .set({ regular_price_cents: 2999, sale_price_cents: null })
      .where('id', '=', article)
      .execute()
    await shop.db
      .updateTable('products')
      .set({ regular_price_cents: 333, sale_price_cents: null })
      .where('id', '=', other)
      .execute()
    await add(who, article, { quantity: 3 })
    const { data } = (await add(who, other, { quantity: 7 })).body
    const gross = 3 * 2999 + 7 * 333
    const net = gross - Math.round((gross * 21) / 121)
    expect(data).toMatchObject({ subtotal: wire(gross), subtotal_excl_vat: wire(net) })
    expect(data.items.map(({ line_total }: { line_total: string }) => line_total)).toEqual([
      '89.97',
      '23.31',
    ])
    const netOfLines = data.items.reduce(
      (sum: number, item: { line_total_excl_vat: string }) =>
        sum + Math.round(Number(item.line_total_excl_vat) * 100),
      0,
    )
    expect(wire(netOfLines)).toBe(data.subtotal_excl_vat)
    expect(data.free_shipping).toEqual({
      house_brand_subtotal: '89.97',
      free_from: '50.00',
      remaining: '0.00',
    })
  })

  test('a colour must be chosen where there are colours, and none elsewhere', async () => {
    const who = await identity()
    const binder = await articleId(shop, 'OC-BINDER-A4-40')
    const colors = await shop.db
      .selectFrom('product_colors')
      .select(['id', 'sku'])
      .where('product_id', '=', binder)
      .execute()
    const id = (sku: string) => colors.find((color) => color.sku === sku)?.id
    expect((await add(who, binder, { quantity: 1 })).body.errors).toHaveProperty('product_color_id')
    expect(
      (await add(who, article, { quantity: 1, product_color_id: id('OC-BINDER-A4-40-RED') }))
        .status,
    ).toBe(422)
    expect(
      (await add(who, binder, { quantity: 1, product_color_id: id('OC-BINDER-A4-40-GREEN') })).body
        .available_stock,
    ).toBe(0)
    await add(who, binder, { quantity: 1, product_color_id: id('OC-BINDER-A4-40-RED') })
    const { items } = (
      await add(who, binder, { quantity: 2, product_color_id: id('OC-BINDER-A4-40-BLUE') })
    ).body.data
    expect(
      items.map(
        ({
          quantity,
          product_color: color,
        }: {
          quantity: number
          product_color: { name: string }
        }) => [quantity, color.name],
      ),
    ).toEqual([
      [1, 'red'],
      [2, 'blue'],
    ])
  })
})

function wire(cents: number): string {
  return (cents / 100).toFixed(2)
}

describe('who a cart belongs to', () => {
  test.each([
    undefined,
    '',
    'guest_short',
    'someone',
    `guest_${'a'.repeat(65)}`,
    'guest_<script>alert(1)</script>',
  ])('the guest id %j is refused', async (guest) => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', `/add/${article}`],
      ['DELETE', '/clear'],
      ['GET', '/stats'],
    ] as const) {
      const { status, body } = await shop.call(method, `/api/guest/cart${path}`, {
        ...(guest !== undefined && { guest }),
        ...(method === 'POST' && { body: { quantity: 1 } }),
      })
      expect([status, body.code]).toEqual([400, 'session_required'])
    }
  })

  test('the counts are those of the header, and a foreign session_id is refused', async () => {
    const guest = newGuest()
    await addToCart(shop, guest, article, 3)
    const stats = (query: string) => shop.call('GET', `/api/guest/cart/stats${query}`, { guest })
    expect((await stats('')).body.data).toEqual({
      cart_items_count: 3,
      wishlist_count: 0,
      orders_count: 0,
      addresses_count: 0,
      unread_notifications_count: 0,
    })
    expect((await stats(`?session_id=${guest}`)).body.data.cart_items_count).toBe(3)
    expect((await stats(`?session_id=${newGuest()}`)).status).toBe(400)
  })

  test('a customer call needs a token', async () => {
    expect((await shop.call('GET', '/api/customer/cart', { guest: newGuest() })).status).toBe(401)
    expect((await shop.call('GET', '/api/customer/stats')).status).toBe(401)
  })

  describe.each(['admin', 'super_admin'] as const)('%s', (role) => {
    let staff: Person
    beforeAll(async () => {
      staff = await givenPerson(shop, role)
    })

    test('reads an empty cart and empty counts', async () => {
      const { token } = staff
      expect((await shop.call('GET', '/api/customer/cart', { token })).body.data.items).toEqual([])
      expect((await shop.call('GET', '/api/customer/stats', { token })).body.data).toEqual({
        cart_items_count: 0,
        wishlist_count: 0,
        orders_count: 0,
        addresses_count: 0,
        unread_notifications_count: 0,
      })
    })

    test.each([
      ['POST', '/add/1', 'Only customers can add items to cart', { quantity: 1 }],
      ['PUT', '/update/1', 'Only customers can update cart items', { quantity: 1 }],
      ['DELETE', '/remove/1', 'Only customers can remove cart items', undefined],
      ['DELETE', '/clear', 'Only customers can remove cart items', undefined],
    ])('is refused %s %s', async (method, path, sentence, body) => {
      const answer = await shop.call(method, `/api/customer/cart${path}`, {
        token: staff.token,
        body,
      })
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        403,
        'forbidden',
        sentence,
      ])
    })
  })
})
