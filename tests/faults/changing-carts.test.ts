import { afterEach, expect, test } from 'vitest'

import { addToCart, articleId, givenStock, validate } from '#tests/support/buying.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'

// F30: carts change over the same articles while they are validated.
const isFull = process.env.OCTAVO_TEST_FULL === '1'
const SECONDS = isFull ? 60 : 10
const shop = await givenShop({ environment: { OCTAVO_RATE_LIMIT: '0' } })
const SKUS = ['OC-BR-TN2420', 'OC-HP-305XL-BK', 'OC-HP-305XL-TRI']
// oxlint-disable-next-line vitest/no-standalone-expect -- every test must leave a sound shop
afterEach(async () => expect(await shop.audit()).toEqual([]))

async function articles(): Promise<number[]> {
  const known = await shop.db
    .selectFrom('products')
    .select(['id', 'stock_kind'])
    .where('status', '=', 'active')
    .where('stock_kind', 'in', ['single', 'pack'])
    .where('type', 'in', ['inkjet', 'toner'])
    .orderBy('id')
    .execute()
  const packs = known.filter(({ stock_kind: kind }) => kind === 'pack').slice(0, 2)
  const singles = known.filter(({ stock_kind: kind }) => kind === 'single').slice(0, 4)
  return [...singles, ...packs].map(({ id }) => id)
}

test(`20 guests swap their articles and validate for ${SECONDS} s: no 5xx`, async () => {
  const ids = await articles()
  expect(ids.length).toBeGreaterThanOrEqual(6)
  await givenStock(shop, await articleId(shop, SKUS[0] ?? ''), 1000)
  const until = Date.now() + SECONDS * 1000
  const statuses = new Map<number, number>()
  const messages = new Set<string>()
  async function shopping(seed: number): Promise<void> {
    const guest = newGuest()
    for (let round = seed; Date.now() < until; round++) {
      await shop.call('DELETE', '/api/guest/cart/clear', { guest })
      const picked = ids.toSorted((a, b) => ((a * 7 + round) % 11) - ((b * 7 + round) % 11))
      for (const id of picked.slice(0, 1 + (round % 3))) await addToCart(shop, guest, id)
      const { status, body } = await validate(shop, guest)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) messages.add(body.code)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, seed) => shopping(seed)))
  expect([...messages]).toEqual([])
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20)
}, 120_000)
