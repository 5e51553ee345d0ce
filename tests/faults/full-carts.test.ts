import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { addToCart } from '#tests/support/buying.ts'
import { givenFullCart, singleArticles } from '#tests/support/full-cart.ts'
import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop()
const SECONDS = process.env['OCTAVO_TEST_FULL'] === '1' ? 30 : 4
const READS_A_SECOND = 10

test('F35 full carts read 10 times a second keep nobody else waiting', async () => {
  const articles = await singleArticles(shop, CART_LINES_AT_MOST + 1)
  const lines = articles.slice(0, CART_LINES_AT_MOST)
  const guest = await givenFullCart(shop, lines)

  const refused = await addToCart(shop, guest, articles[CART_LINES_AT_MOST] ?? 0)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your cart is full: it can hold 100 different products. Order these first, or remove one.',
  ])

  const reads: Promise<number>[] = []
  const waits: number[] = []
  const statuses = new Set<number>()
  for (let turn = 0; turn < SECONDS * READS_A_SECOND; turn += 1) {
    reads.push(shop.call('GET', '/api/guest/cart', { guest }).then(({ status }) => status))
    if (turn % 3 === 0) {
      const startedAt = performance.now()
      const { status } = await shop.call('GET', '/api/customer/products/filter')
      waits.push(performance.now() - startedAt)
      statuses.add(status)
    }
    await sleep(1000 / READS_A_SECOND)
  }
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
  expect(statuses).toEqual(new Set([200]))
  expect(Math.max(...waits)).toBeLessThan(1000)
})
