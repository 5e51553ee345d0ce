import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { addToCart, articleId, givenIntent, pay, placeOrder } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

const shop = await givenShop()

describe('F13 every connection is taken', () => {
  test('requests are told to come back soon, and the shop works again afterwards', async () => {
    const { db } = shop.server.shop
    const sleepers = Array.from({ length: 12 }, () => sql`select pg_sleep(3)`.execute(db))
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    const startedAt = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        shop.call('GET', '/api/customer/products/filter?category_slug=toner'),
      ),
    )
    const took = performance.now() - startedAt
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answers[0]?.headers.get('retry-after')).toBe('5')
    expect(took).toBeLessThan(3_000)
    await Promise.all(sleepers)
    expect(
      (await shop.call('GET', '/api/customer/products/filter?category_slug=toner')).status,
    ).toBe(200)
  })
})

describe('F17 prices change while people pay', () => {
  test('what was quoted is what is paid', async () => {
    const article = await articleId(shop, 'OC-BR-TN2420')
    const guests = Array.from({ length: 8 }, newGuest)
    const quoted = await Promise.all(
      guests.map(async (guest) => {
        await addToCart(shop, guest, article)
        const intent = await givenIntent(shop, guest)
        const { amount_cents } = await shop.db
          .selectFrom('payment_intents')
          .select('amount_cents')
          .where('id', '=', intent.id)
          .executeTakeFirstOrThrow()
        return { guest, intent, amount: amount_cents }
      }),
    )
    await sql`update products set regular_price_cents = 9999, listed_price_cents = 9999, sale_price_cents = null, sale_from = null, sale_to = null`.execute(
      shop.db,
    )
    for (const { guest, intent, amount } of quoted) {
      await pay(shop, intent)
      const order = await placeOrder(shop, guest, intent)
      expect(order.status).toBe(201)
      expect(Math.round(Number(order.body.data.total) * 100)).toBe(amount)
    }
    const stale = newGuest()
    await addToCart(shop, stale, article)
    const next = await shop.call('GET', '/api/guest/cart', { guest: stale })
    expect(next.body.data.subtotal).toBe('99.99')
    expect(await shop.audit()).toEqual([])
  })
})
