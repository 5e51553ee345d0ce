import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { readRows } from '#database/pool.ts'
import { reconcilePayments } from '#server/settlement/reconcile-payments.ts'
import { type Api, callAt } from '#tests/support/api-call.ts'
import {
  addToCart,
  articleId,
  eventually,
  givenIntent,
  givenStock,
  type Intent,
  pay,
  placeOrder,
} from '#tests/support/buying.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { deskOf } from '#tests/support/order-desk.ts'
import { givenShop, newGuest } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

const KILLS = timesOf(200)
const BUYERS = 6
const KILLED_WITHIN_MS = 2_500
const DRAINED_IN_MS = 30_000

describe.runIf(isFull)('F09 kill -9 in the middle of checkouts', async () => {
  const shop = await givenShop()
  const article = await articleId(shop, 'OC-BR-TN2420')
  await givenStock(shop, article, 5_000)

  /** Buys as far as the shop lives; the browser then says again, to the next process, what had no answer. */
  async function buy(dying: Api, guest: string, hasPaid: (intent: Intent) => void): Promise<void> {
    await addToCart(dying, guest, article)
    const intent = await givenIntent(dying, guest)
    // The provider outlives the shop: it takes the money whichever process is there.
    const { status } = await pay(shop, intent)
    if (status === 200) hasPaid(intent)
    await placeOrder(dying, guest, intent)
  }

  async function kill(environment: Record<string, string>, afterMs?: number) {
    const port = await freePort(0)
    const dying = await startWorkerProcess(shop.url, {
      OCTAVO_ROLE: 'all',
      PORT: String(port),
      ...environment,
    })
    const gone = dying.signalCode === null ? once(dying, 'exit') : undefined
    const call = { call: callAt(`http://127.0.0.1:${port}`) }
    const paid: { guest: string; intent: Intent }[] = []
    const buyers = Array.from({ length: BUYERS }, newGuest).map((guest) =>
      buy(call, guest, (intent) => paid.push({ guest, intent })).catch(() => undefined),
    )
    if (afterMs !== undefined) {
      await sleep(afterMs)
      dying.kill('SIGKILL')
    }
    await Promise.all(buyers)
    const wasKilled = dying.signalCode !== null
    if (!wasKilled) dying.kill('SIGKILL')
    await gone
    // Every other browser comes back; for the rest the shop must see to it alone.
    await Promise.all(
      paid
        .filter((_, index) => index % 2 === 0)
        .map((one) => placeOrder(shop, one.guest, one.intent)),
    )
    return { paid, wasKilled }
  }

  /** Each payment has its one order, and the audit nothing to say; answers after how long. */
  async function drained(paid: readonly { intent: Intent }[]): Promise<number> {
    const ids = paid.map(({ intent }) => intent.id)
    const startedAt = performance.now()
    const left = await eventually(
      async () => {
        await reconcilePayments(deskOf(shop))
        return readRows<{ id: string; orders: number }>(
          shop.db,
          `select i.id, count(p.order_id)::int as orders from unnest($1::text[]) i (id)
          left join payments p on p.transaction_id = i.id group by 1 having count(p.order_id) <> 1`,
          [ids],
        )
      },
      ({ length }) => length === 0,
      DRAINED_IN_MS,
    )
    expect(left).toEqual([])
    const findings = await eventually(
      () => shop.audit(),
      ({ length }) => length === 0,
      DRAINED_IN_MS,
    )
    expect(findings).toEqual([])
    return performance.now() - startedAt
  }

  test(`${KILLS} random moments: who paid has one order, nobody else has any`, async () => {
    let orders = 0
    for (let round = 0; round < KILLS; round++) {
      const { paid } = await kill({}, Math.random() * KILLED_WITHIN_MS)
      expect(await drained(paid)).toBeLessThan(DRAINED_IN_MS)
      orders += paid.length
    }
    tell(`F09: ${KILLS} kills, ${orders} paid checkouts, each one order`)
  })

  test('after each statement that a checkout writes', async () => {
    shop.takeStatements()
    const guest = newGuest()
    await buy(shop, guest, () => undefined)
    await sleep(1_000)
    const failpoints = [...new Set(shop.takeStatements())].filter(
      (sql) =>
        /^\s*(with|insert|update|delete)\b/i.test(sql) &&
        /\b(insert into|update|delete from)\b/i.test(sql),
    )
    expect(failpoints.length).toBeGreaterThanOrEqual(20)
    let killed = 0
    for (const sql of failpoints) {
      const { paid, wasKilled } = await kill({ OCTAVO_TEST_KILL_AFTER: sql })
      if (wasKilled) killed += 1
      expect(await drained(paid)).toBeLessThan(DRAINED_IN_MS)
    }
    tell(`F09: killed after ${killed} of ${failpoints.length} statements of a checkout`)
  })
})
