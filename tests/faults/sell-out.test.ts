import { describe, expect, test } from 'vitest'

import {
  addToCart,
  articleId,
  countOrders,
  givenIntent,
  givenStock,
  pay,
  placeOrder,
  validate,
} from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const isFull = process.env.OCTAVO_TEST_FULL === '1'
const shop = await givenShop()

describe('F01 many buyers for few pieces', () => {
  for (const [buyers, pieces] of isFull
    ? ([
        [200, 50],
        [50, 1],
      ] as const)
    : ([
        [40, 10],
        [20, 1],
      ] as const)) {
    test(`${buyers} buyers for ${pieces} pieces make ${pieces} orders, the rest is told what is left`, async () => {
      const article = await articleId(shop, 'OC-BR-TN2420')
      await givenStock(shop, article, pieces)
      const before = await countOrders(shop)
      const guests = Array.from({ length: buyers }, newGuest)
      await Promise.all(guests.map((guest) => addToCart(shop, guest, article)))

      const answers = await Promise.all(guests.map((guest) => buy(guest)))

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(pieces)
      const refused = answers.filter(({ status }) => status !== 201)
      expect(refused.map(({ status }) => status)).toEqual(
        Array.from({ length: buyers - pieces }, () => 409),
      )
      expect(refused.every(({ body }) => body.available_stock === 0 && body.valid === false)).toBe(
        true,
      )
      expect(await countOrders(shop)).toBe(before + pieces)
      expect(await shop.audit()).toEqual([])
    })
  }
})

async function buy(guest: string) {
  const valid = await validate(shop, guest)
  if (valid.status !== 200) return valid
  const { amount } = valid.body.data
  const made = await shop.call('POST', '/api/guest/payment/create-intent', {
    guest,
    body: { amount, currency: 'eur' },
  })
  if (made.status !== 201) return made
  const intent = { id: made.body.data.payment_intent_id, secret: made.body.data.client_secret }
  await pay(shop, intent)
  return placeOrder(shop, guest, intent)
}

describe('F02 the same article alone, in a pack and in colours', () => {
  test('nothing is accepted above the stock of any member', async () => {
    const [single, twin] = [
      await articleId(shop, 'OC-BR-TN2420'),
      await articleId(shop, 'OC-BR-TN2420-2PK'),
    ]
    const rounds = isFull ? 1000 : 60
    for (let round = 0; round < rounds; round++) {
      const stock = round % 9
      await givenStock(shop, single, stock)
      const guest = newGuest()
      const [alone, packs] = [(round * 7) % 6, (round * 5) % 4]
      if (alone > 0) await addToCart(shop, guest, single, alone)
      if (packs > 0) await addToCart(shop, guest, twin, packs)
      const cart = await shop.call('GET', '/api/guest/cart', { guest })
      const wanted = cart.body.data.items.reduce(
        (sum: number, item: { product_id: number; quantity: number }) =>
          sum + item.quantity * (item.product_id === twin ? 2 : 1),
        0,
      )
      const { status } = await validate(shop, guest)
      expect(status).toBe(expectedStatus(wanted, stock))
      // gives the hold back, so that the next round may set the shelf
      await shop.call('DELETE', '/api/guest/cart/clear', { guest })
      await releaseAll()
    }
    expect(await shop.audit()).toEqual([])
  })

  test('an article sold in colours has the stock of each colour', async () => {
    const article = await articleId(shop, 'OC-BINDER-A4-40')
    const colors = await shop.db
      .selectFrom('product_colors')
      .select(['id', 'sku'])
      .where('product_id', '=', article)
      .execute()
    const red = colors.find(({ sku }) => sku.endsWith('RED'))?.id
    const guest = newGuest()
    expect((await addToCart(shop, guest, article, 4, red)).status).toBe(201)
    const more = await addToCart(shop, guest, article, 1, red)
    expect(more.status).toBe(409)
    expect(more.body).toMatchObject({
      available_stock: 4,
      message: 'Maximum stock reached (4 available)',
    })
    expect((await addToCart(shop, guest, article, 1)).status).toBe(422)
  })
})

function expectedStatus(wanted: number, stock: number): number {
  if (wanted === 0) return 422
  return wanted > stock ? 409 : 200
}

async function releaseAll(): Promise<void> {
  const { expiredCheckouts } = await import('#server/checkout/queries.ts')
  const { endCheckout } = await import('#server/settlement/end-expired-checkouts.ts')
  await shop.db
    .updateTable('checkouts')
    .set({ expires_at: new Date(0) })
    .where('state', '=', 'open')
    .execute()
  for (const id of await expiredCheckouts(shop.db, 100))
    await endCheckout(shop.server.shop, id, new Date())
}

describe('a piece in a checkout is held', () => {
  test('nobody else can put it into a cart until the hold ends', async () => {
    const article = await articleId(shop, 'OC-BR-DR2400')
    await givenStock(shop, article, 1)
    const [first, second] = [newGuest(), newGuest()]
    await addToCart(shop, first, article)
    await givenIntent(shop, first)

    const refused = await addToCart(shop, second, article)
    expect(refused.status).toBe(409)
    expect(refused.body.available_stock).toBe(0)

    await releaseAll()
    expect((await addToCart(shop, second, article)).status).toBe(201)
    expect(await shop.audit()).toEqual([])
  })
})
