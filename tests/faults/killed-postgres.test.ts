import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { hasEnded } from '#database/embedded/server-process.ts'
import { readState } from '#database/embedded/state.ts'
import { openDatabase } from '#database/pool.ts'
import { auditShop } from '#server/reports/audit-shop.ts'
import { callAt } from '#tests/support/api-call.ts'
import { addToCart, eventually } from '#tests/support/buying.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'
import { newGuest } from '#tests/support/shop.ts'

const KILLS = timesOf(100)
const HEALTHY_IN_MS = 5_000
const WRITERS = 6

describe.runIf(isFull)('F10 kill -9 of PostgreSQL', () => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess()
  })
  afterAll(async () => void (await shop.stop()))

  test(`${KILLS} times: what was answered is there, and the shop is back in 5 s by itself`, async () => {
    const api = { call: callAt(shop.url) }
    const filter = await api.call('GET', '/api/customer/products/filter?category_slug=toner')
    const article = filter.body.data[0].id as number
    const acknowledged: { guest: string; pieces: number }[] = []
    let slowest = 0
    for (let round = 0; round < KILLS; round++) {
      const over = new AbortController()
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!over.signal.aborted) {
          const guest = newGuest()
          const answer = await addToCart(api, guest, article).catch(() => undefined)
          if (answer?.status === 200 || answer?.status === 201)
            acknowledged.push({ guest, pieces: answer.body.data.items_count })
        }
      })
      await sleep(100 + Math.random() * 300)
      const postmaster = postmasterOf(shop)
      const killedAt = performance.now()
      process.kill(postmaster, 'SIGKILL')
      await hasEnded(postmaster, 1_000)
      await eventually(
        () => isReady(shop),
        (isUp) => isUp,
        3 * HEALTHY_IN_MS,
      )
      slowest = Math.max(slowest, performance.now() - killedAt)
      over.abort()
      await Promise.all(writers)
    }
    let lost = 0
    for (const { guest, pieces } of acknowledged) {
      const { body } = await api.call('GET', '/api/guest/cart', { guest })
      if (body.data.items_count !== pieces) lost += 1
    }
    tell(
      `F10: ${KILLS} kills, ${acknowledged.length} answered writes, ${lost} lost, back after ${Math.round(slowest)} ms at most`,
    )
    expect(lost).toBe(0)
    expect(slowest).toBeLessThan(HEALTHY_IN_MS)
    const db = openDatabase(shop.databaseUrl)
    try {
      expect(await auditShop(db)).toEqual([])
    } finally {
      await db.destroy()
    }
  })
})

async function isReady({ url }: ShopProcess): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

function postmasterOf({ dataDir }: ShopProcess): number {
  const root = readState(dataDir)?.root ?? dataDir
  return Number.parseInt(readFileSync(path.join(root, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}
