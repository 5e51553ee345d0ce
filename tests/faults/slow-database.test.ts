import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { auditShop } from '#server/reports/audit-shop.ts'
import { callAt } from '#tests/support/api-call.ts'
import { addToCart, validate } from '#tests/support/buying.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { isFull, tell } from '#tests/support/full-run.ts'
import { newGuest } from '#tests/support/shop.ts'
import { startSlowProxy } from '#tests/support/slow-proxy.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const VISITORS = 12
const EXPECTED = new Set([200, 201, 409, 503])

describe.runIf(isFull)('F12 a slow database', async () => {
  const database = await givenDatabase('demo')
  const article = await database.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', 'OC-BR-TN2420')
    .executeTakeFirstOrThrow()

  test('100, 500 and 2,000 ms slow: answers, conflicts and 503, nothing else', async () => {
    const way = await startSlowProxy(database.url)
    const port = await freePort(0)
    const shop = await startWorkerProcess(way.url, { OCTAVO_ROLE: 'all', PORT: String(port) })
    const api = { call: callAt(`http://127.0.0.1:${port}`) }
    const visit = async () => {
      const guest = newGuest()
      return [
        (await api.call('GET', '/api/customer/products/filter?category_slug=toner')).status,
        (await addToCart(api, guest, article.id)).status,
        (await api.call('GET', '/api/guest/cart', { guest })).status,
        (await validate(api, guest)).status,
      ]
    }
    const found = async (delay: number) => {
      way.delay(delay)
      const statuses = (await Promise.all(Array.from({ length: VISITORS }, visit))).flat()
      const counted = Map.groupBy(statuses, (status) => status)
      tell(
        `F12: ${delay} ms slow: ${[...counted].map(([status, all]) => `${all.length} × ${status}`).join(', ')}`,
      )
      return statuses
    }
    try {
      expect((await found(0)).filter((status) => status >= 400)).toEqual([])
      for (const delay of [100, 500, 2_000])
        // An empty cart, because it could not be filled, is refused with 422.
        expect((await found(delay)).filter((s) => !EXPECTED.has(s) && s !== 422)).toEqual([])
      way.delay(0)
      await sleep(5_000)
      expect((await found(0)).filter((status) => status >= 400)).toEqual([])
      expect(await auditShop(database.db)).toEqual([])
    } finally {
      shop.kill('SIGTERM')
      await once(shop, 'exit')
      await way.close()
    }
  })
})
