import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'

import { applyFunctions } from '#database/apply-functions.ts'
import { freePort } from '#database/embedded/postmaster.ts'
import { migrate } from '#database/migrate.ts'
import { type Db, openDatabase } from '#database/pool.ts'
import { seedDemo } from '#database/seeds/demo.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'
import { demoParts } from '#server/demo-parts.ts'
import { auditShop, type Finding } from '#server/reports/audit-shop.ts'
import { callAt } from '#tests/support/api-call.ts'
import { addToCart, validate } from '#tests/support/buying.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'
import { newGuest } from '#tests/support/shop.ts'
import { startWorkerProcess } from '#tests/support/worker-process.ts'

/** The newest migration of the release before this one: what runs while the next ones are applied. */
const RELEASED = '0063_carts_by_activity.sql'
const ORDERS = timesOf(100_000)
const A_SECOND = 50
const P99_MS = 1_000

describe.runIf(isFull)('F21 migrations under load', async () => {
  const { url } = await givenDatabase('migrated')

  test(`those of this release at ${A_SECOND} requests a second, with ${ORDERS} orders`, async () => {
    const db = openDatabase(url, { statementTimeoutMs: 0 })
    await beginAnew(db)
    await seedDemo(db, demoParts)
    await growOrders(db, ORDERS)
    const before = await auditShop(db)
    const port = await freePort(0)
    const shop = await startWorkerProcess(url, { OCTAVO_ROLE: 'web', PORT: String(port) })
    const api = { call: callAt(`http://127.0.0.1:${port}`) }
    const filter = await api.call('GET', '/api/customer/products/filter?category_slug=toner')
    const article = filter.body.data[0].id as number
    const visits = [
      () => api.call('GET', '/api/customer/products/filter?category_slug=toner'),
      () => addToCart(api, newGuest(), article),
      () => api.call('GET', '/api/guest/cart', { guest: newGuest() }),
      async () => {
        const guest = newGuest()
        await addToCart(api, guest, article)
        return validate(api, guest)
      },
    ]
    const answers: { status: number; ms: number }[] = []
    const underWay: Promise<unknown>[] = []
    const timer = setInterval(() => {
      const startedAt = performance.now()
      const visit = visits[answers.length % visits.length]
      const noted = visit?.().then(
        ({ status }) => answers.push({ status, ms: performance.now() - startedAt }),
        () => answers.push({ status: 0, ms: performance.now() - startedAt }),
      )
      underWay.push(noted ?? Promise.resolve())
    }, 1_000 / A_SECOND)
    try {
      await sleep(3_000)
      const applied = await migrate(url)
      await sleep(3_000)
      clearInterval(timer)
      await Promise.all(underWay)
      const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      const failed = answers.filter(({ status }) => status === 0 || status >= 500)
      tell(
        `F21: ${applied.map(({ name, durationMs }) => `${name.slice(0, 4)} ${durationMs} ms`).join(', ')}; ${answers.length} requests, ${failed.length} failed, p99 ${Math.round(p99)} ms`,
      )
      expect(applied.length).toBeGreaterThan(0)
      expect(failed).toEqual([])
      expect(p99).toBeLessThan(P99_MS)
      // The copies are for measuring: what the audit says of them it said before.
      const known = new Set(before.map(nameOf))
      expect((await auditShop(db)).filter((finding) => !known.has(nameOf(finding)))).toEqual([])
    } finally {
      clearInterval(timer)
      shop.kill('SIGTERM')
      await once(shop, 'exit')
      await db.destroy()
    }
  })

  /** The tables of the release before, with the functions of today. */
  async function beginAnew(db: Db): Promise<void> {
    await sql`drop schema public cascade`.execute(db)
    await sql`drop schema if exists payment_sandbox, pgboss cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(url, { until: RELEASED })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await applyFunctions(client, 'database/functions')
    } finally {
      await client.end()
    }
  }
})

function nameOf({ invariant, subject }: Finding): string {
  return `${invariant} ${subject}`
}
