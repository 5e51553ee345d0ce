import { afterEach, describe, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { givenCustomerOrder } from '#tests/support/customer-orders.ts'
import { givenPerson } from '#tests/support/people.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()
const article = await articleId(shop, 'OC-BR-TN2420')
const other = await articleId(shop, 'HP-305-BK')
await givenStock(shop, article, 500)
await givenStock(shop, other, 500)

// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

const read = (token: string, id: number) =>
  shop.call('GET', `/api/customer/orders/${id}`, { token })
const again = (token: string, id: number, language = 'en') =>
  shop.call('POST', `/api/customer/orders/${id}/again`, { token, language, body: {} })

async function givenGuestOrder(): Promise<{ guest: string; id: number }> {
  const guest = newGuest()
  await addToCart(shop, guest, article)
  const intent = await givenIntent(shop, guest)
  await pay(shop, intent)
  return { guest, id: (await placeOrder(shop, guest, intent)).body.data.id }
}

describe('order again', () => {
  test('puts every line into the cart at the price of today', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerOrder(shop, customer, [article, other], { quantity: 2 })
    await shop.db
      .updateTable('products')
      .set({ regular_price_cents: 4321, sale_price_cents: null })
      .where('id', '=', article)
      .execute()

    const { status, body } = await again(customer.token, order.id)

    expect([status, body.message, body.data.added, body.data.missing]).toEqual([
      200,
      'Everything is in your cart, at today’s prices.',
      4,
      [],
    ])
    expect(
      body.data.cart.items.map((item: { product_id: number; quantity: number }) => [
        item.product_id,
        item.quantity,
      ]),
    ).toEqual([
      [article, 2],
      [other, 2],
    ])
    expect(body.data.cart.items[0].unit_price).toBe('43.21')
    const twice = await again(customer.token, order.id)
    expect(twice.body.data.cart.items_count).toBe(8)
  })

  test.each([
    ['en', 'What is in stock is in your cart. Not complete: '],
    ['nl', 'Wat op voorraad is, ligt in je winkelmandje. Niet volledig: '],
    ['fr', 'Ce qui est en stock est dans votre panier. Incomplet\u00A0: '],
  ])('takes what is left and names the rest, in %s', async (language, sentence) => {
    const customer = await givenPerson(shop)
    const scarce = await articleId(shop, 'OC-BR-DR2400')
    await givenStock(shop, scarce, 10)
    const order = await givenCustomerOrder(shop, customer, [scarce, other], {
      quantity: 3,
      language,
    })
    await givenStock(shop, scarce, 1)

    const { body } = await again(customer.token, order.id, language)

    const items = order['items'] as { product: { id: number; name: string } }[]
    const name = items.find(({ product }) => product.id === scarce)?.product.name
    expect(body.data.missing).toEqual([{ name, wanted: 3, added: 1, reason: 'stock' }])
    expect([body.data.added, body.message]).toEqual([4, `${sentence}${name}.`])
    const inCart = body.data.cart.items.map(({ quantity }: { quantity: number }) => quantity)
    expect(inCart).toEqual([1, 3])
  })

  test('with nothing left says so and leaves the cart alone', async () => {
    const customer = await givenPerson(shop)
    const gone = await articleId(shop, 'OC-BR-TN2420')
    const order = await givenCustomerOrder(shop, customer, [gone])
    await shop.db
      .updateTable('products')
      .set({ status: 'archived' })
      .where('id', '=', gone)
      .execute()

    const { status, body } = await again(customer.token, order.id)

    await shop.db.updateTable('products').set({ status: 'active' }).where('id', '=', gone).execute()
    expect([status, body.message, body.data.added, body.data.cart.items]).toEqual([
      200,
      'Nothing from this order is available right now.',
      0,
      [],
    ])
  })

  test('never puts more into the cart than there is, however often it is pressed', async () => {
    const customer = await givenPerson(shop)
    const scarce = await articleId(shop, 'OC-BR-DR2400')
    await givenStock(shop, scarce, 20)
    const order = await givenCustomerOrder(shop, customer, [scarce], { quantity: 3 })
    await givenStock(shop, scarce, 7)

    await Promise.all([1, 2, 3, 4, 5].map(() => again(customer.token, order.id)))

    const cart = await shop.call('GET', '/api/customer/cart', { token: customer.token })
    expect(cart.body.data.items_count).toBeLessThanOrEqual(7)
    expect(cart.body.data.items_count).toBeGreaterThanOrEqual(6)
  })

  test('is for one’s own orders', async () => {
    const [mine, theirs] = [await givenPerson(shop), await givenPerson(shop)]
    const order = await givenCustomerOrder(shop, theirs, [article])
    const { guest, id } = await givenGuestOrder()
    expect((await again(mine.token, order.id)).status).toBe(404)
    expect((await again(mine.token, id)).status).toBe(404)
    const path = (orderId: number) => `/api/guest/orders/${orderId}/again`
    expect((await shop.call('POST', path(order.id), { guest })).status).toBe(404)
    const own = await shop.call('POST', path(id), { guest })
    expect([own.status, own.body.data.cart.items_count]).toEqual([200, 1])
    expect((await shop.call('POST', `/api/customer/orders/${order.id}/again`)).status).toBe(401)
    const staff = await givenPerson(shop, 'admin')
    expect((await again(staff.token, order.id)).status).toBe(403)
  })
})

describe('an order on its way', () => {
  async function givenParcel(orderId: number, parcel: object = {}) {
    await shop.db
      .insertInto('shipments')
      .values({
        order_id: orderId,
        carrier: 'bpost',
        tracking_number: `323200${orderId}`,
        status: 'in_transit',
        processed_at: new Date('2026-11-10T10:00:00Z'),
        shipped_at: new Date('2026-11-10T15:00:00Z'),
        in_transit_at: new Date('2026-11-10T20:00:00Z'),
        ...parcel,
      })
      .execute()
  }

  test('shows its parcel, its steps and its day', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerOrder(shop, customer, [article])
    const { data: fresh } = (await read(customer.token, order.id)).body
    expect([fresh.tracking_number, fresh.shipments]).toEqual([null, []])
    expect(reached(fresh.tracking)).toEqual(['processed'])
    expect(fresh.withdrawal).toEqual({ is_possible: true, until: null })

    await givenParcel(order.id)

    const { data } = (await read(customer.token, order.id)).body
    expect(data.shipments).toEqual([
      {
        carrier: 'bpost',
        tracking_number: `323200${order.id}`,
        tracking_url: `https://track.bpost.cloud/btr/web/#/search?itemCode=323200${order.id}`,
        status: 'in_transit',
      },
    ])
    expect([data.tracking_number, data.discount]).toEqual([`323200${order.id}`, '0.00'])
    expect(reached(data.tracking)).toEqual(['processed', 'shipped', 'in_transit'])
    expect(data.tracking[2].reached_at).toBe('2026-11-10T20:00:00.000Z')
    expect(data.estimated_delivery).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('delivered: no day to expect it, two weeks to send it back', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerOrder(shop, customer, [article])
    const arrived = new Date(Date.now() - 3 * 86_400_000)
    await givenParcel(order.id, { status: 'delivered', delivered_at: arrived })
    await shop.db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', '=', order.id)
      .execute()

    const { data } = (await read(customer.token, order.id)).body

    expect(reached(data.tracking)).toHaveLength(4)
    expect(data.estimated_delivery).toBeNull()
    expect(data.withdrawal.is_possible).toBe(true)
    const days = (Date.parse(data.withdrawal.until) - arrived.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(12.9)
    expect(days).toBeLessThan(14.1)
  })

  function reached(steps: { step: string; reached_at: string | null }[]): string[] {
    return steps.filter(({ reached_at }) => reached_at !== null).map(({ step }) => step)
  }
})

describe('who reads an order', () => {
  test('in the language of who reads: articles and colours', async () => {
    const customer = await givenPerson(shop)
    const order = await givenCustomerOrder(shop, customer, [article])
    const inLanguage = async (language: string) => {
      const path = `/api/customer/orders/${order.id}`
      const { body } = await shop.call('GET', path, { token: customer.token, language })
      const [{ product }] = body.data.items
      return [product.name, product.color.name]
    }

    expect(await inLanguage('en')).toEqual([
      'Octavo black toner cartridge, replaces Brother TN-2420',
      'black',
    ])
    expect(await inLanguage('fr')).toEqual(['Toner Octavo noir, remplace Brother TN-2420', 'noir'])
  })

  test('its customer, and staff under the path of no area', async () => {
    const [customer, stranger] = [await givenPerson(shop), await givenPerson(shop)]
    const order = await givenCustomerOrder(shop, customer, [article])
    const { guest, id } = await givenGuestOrder()
    const [admin, superAdmin] = [
      await givenPerson(shop, 'admin'),
      await givenPerson(shop, 'super_admin'),
    ]
    const path = `/api/orders/${order.id}`
    const status = async (of: string, who: object) => (await shop.call('GET', of, who)).status
    expect(await status(path, { token: customer.token })).toBe(200)
    expect(await status(path, { token: admin.token })).toBe(200)
    expect(await status(`/api/orders/${id}`, { token: superAdmin.token })).toBe(200)
    expect(await status('/api/orders/99999999', { token: admin.token })).toBe(404)
    expect(await status(path, { token: stranger.token })).toBe(404)
    expect(await status(`/api/orders/${id}`, { token: stranger.token })).toBe(404)
    expect(await status(path, { guest })).toBe(404)
    expect(await status(`/api/orders/${id}`, { guest })).toBe(200)
    expect(await status(`/api/customer/orders/${order.id}`, { token: admin.token })).toBe(403)
    expect(await status(`/api/customer/orders/${order.id}`, {})).toBe(401)
  })
})

describe('the list', () => {
  test('is the same under the profile, and found by number or by the word for a status', async () => {
    const customer = await givenPerson(shop)
    const first = await givenCustomerOrder(shop, customer, [article])
    const second = await givenCustomerOrder(shop, customer, [article])
    await shop.db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', '=', first.id)
      .execute()
    const list = async (query: string, language = 'en', path = '/api/profile/orders') =>
      (await shop.call('GET', path + query, { token: customer.token, language })).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect(await list('')).toEqual([second.id, first.id])
    expect(await list('', 'en', '/api/customer/orders')).toEqual([second.id, first.id])
    expect(await list(`?search=${first.order_number}`)).toEqual([first.id])
    expect(await list('?search=compl')).toEqual([first.id])
    expect(await list('?search=behandeling', 'nl')).toEqual([second.id])
    expect(await list(`?search=si-${first.id}`)).toEqual([first.id])
    expect(await list('?search=termin%C3%A9e', 'fr')).toEqual([first.id])
    expect(await list('?search=terminee', 'fr')).toEqual([first.id])
    expect(await list('?search=%25')).toEqual([])
    expect((await shop.call('GET', '/api/profile/orders')).status).toBe(401)
  })
})
