import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { auditShop } from '#server/reports/audit-shop.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'
import { newGuest } from '#tests/support/shop.ts'
import { type SilentProxy, startSilentProxy } from '#tests/support/silent-proxy.ts'

const ANSWER_LIMIT_MS = 5_000
const RECOVERY_MS = 10_000
const STOP_LIMIT_MS = 10_000
/** More than the pool has connections. */
const REQUESTS = 30
const PATHS = [
  '/api/customer/products/filter?category_slug=toner',
  '/api/guest/cart',
  '/',
  '/shop/toner',
  '/health/ready',
]

const database = await givenDatabase('demo')
let way: SilentProxy
let shop: ShopProcess

beforeAll(async () => {
  way = await startSilentProxy(database.url)
  shop = await startShopProcess({
    DATABASE_URL: way.url,
    OCTAVO_SECRET: 'a-secret-of-the-silent-database-test',
  })
})

afterAll(async () => {
  await shop.stop()
  await way.close()
})

describe('F34 connections to the database die without a word', () => {
  test('requests are refused within 5 s, and served 10 s after the way is open', async () => {
    await answersOfLoad()
    way.silence()
    for (let round = 0; round < 3; round++) {
      const answers = await answersOfLoad()
      expect(answers.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
      expect(answers.some(({ status }) => status === 503)).toBe(true)
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWER_LIMIT_MS)
    }

    way.resume()
    await sleep(RECOVERY_MS)
    const answers = await answersOfLoad()
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await auditShop(database.db)).toEqual([])
  })

  test('what changed behind a dead listener is read once it listens again', async () => {
    expect(await cutOff()).not.toBe('03:21')
    way.silence()
    await database.db
      .insertInto('settings')
      .values({ name: 'shipping', value: JSON.stringify({ cut_off: '03:21' }) })
      .execute()
    way.resume()
    await expect.poll(cutOff, { timeout: RECOVERY_MS, interval: 500 }).toBe('03:21')
  })

  test('SIGTERM ends it in 10 s', async () => {
    // every connection stands again, the queue's own listener last
    await sleep(RECOVERY_MS + 10_000)
    way.silence()
    const underWay = answersOfLoad().catch(() => undefined)
    await sleep(200)
    const startedAt = performance.now()
    const ended = new Promise((resolve) => {
      shop.process.once('exit', resolve)
    })
    shop.process.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT_MS)
    await underWay
  })
})

/** Answers to reads, pages and health checks that are sent at the same moment. */
function answersOfLoad() {
  return Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const path = PATHS[index % PATHS.length] ?? '/'
      const startedAt = performance.now()
      const { status } = await answerOf(path)
      return { path, status, ms: Math.round(performance.now() - startedAt) }
    }),
  )
}

async function answerOf(path: string) {
  const answer = await fetch(shop.url + path, { headers: { 'x-session-id': newGuest() } })
  return { status: answer.status, text: await answer.text() }
}

async function cutOff(): Promise<string> {
  const { text } = await answerOf('/api/settings')
  const settings = JSON.parse(text) as { data?: { shipping?: { cut_off?: string } } }
  return settings.data?.shipping?.cut_off ?? ''
}
