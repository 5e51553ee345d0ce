import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'

import { applyFunctions } from '#database/apply-functions.ts'
import { migrate } from '#database/migrate.ts'
import { type Db, openDatabase } from '#database/pool.ts'
import { seedDemo } from '#database/seeds/demo.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'
import { demoParts } from '#server/demo-parts.ts'
import { carryOver } from '#tests/support/carry-over.ts'
import { givenDatabase } from '#tests/support/database.ts'
import { isFull, tell, timesOf } from '#tests/support/full-run.ts'

/** The newest migration of the release before this one: what runs while the next ones are applied. */
const RELEASED = '0063_carts_by_activity.sql'
const ORDERS = timesOf(100_000)
const A_SECOND = 50
const CONNECTIONS = 10
const P99_MS = 1_000

/** What visitors of that release have the database do, to the tables that every page and order needs. */
const VISITS = [
  `select p.id, p.slug, p.name, p.listed_price_cents from products p join categories c on c.id = p.category_id
    where c.slug = 'toner' and p.status = 'active' order by p.listed_price_cents limit 24`,
  `with cart as (insert into carts (guest_hash) values (decode(md5(random()::text), 'hex')) returning id)
    insert into cart_items (cart_id, product_id, quantity)
    select cart.id, p.id, 1 from cart, (select id from products where status = 'active' order by id limit 1) p`,
  `select o.id, o.number, i.quantity from orders o join order_items i on i.order_id = o.id
    where o.id = (select max(id) from orders)`,
  `update orders set status = status where id = (select max(id) from orders)`,
  `select m.id from mails m where m.status = 'waiting' order by m.next_attempt_at limit 20 for update skip locked`,
]

describe.runIf(isFull)('F21 migrations under load', async () => {
  const { url, db } = await givenDatabase('migrated')
  const today = await givenDatabase('migrated')

  test(`those of this release at ${A_SECOND} statements a second, with ${ORDERS} orders`, async () => {
    const filled = openDatabase(today.url, { statementTimeoutMs: 0 })
    await seedDemo(filled, demoParts)
    await growOrders(filled, ORDERS)
    const rows = await countRows(filled)
    await filled.destroy()
    await beginAnew()
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
    const answers: { ms: number; failure?: string }[] = []
    const underWay: Promise<unknown>[] = []
    const timer = setInterval(() => {
      const startedAt = performance.now()
      const failure = pool.query(VISITS[underWay.length % VISITS.length] ?? '').then(
        () => ({}),
        (error: unknown) => ({ failure: String(error) }),
      )
      underWay.push(
        failure.then((how) => answers.push({ ms: performance.now() - startedAt, ...how })),
      )
    }, 1_000 / A_SECOND)
    try {
      await sleep(3_000)
      const applied = await migrate(url)
      await sleep(3_000)
      clearInterval(timer)
      await Promise.all(underWay)
      const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
      const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
      tell(
        `F21: ${applied.map(({ name, durationMs }) => `${name.slice(0, 4)} ${durationMs} ms`).join(', ')}; ${answers.length} statements, p99 ${Math.round(p99)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
      )
      expect(applied.length).toBeGreaterThan(0)
      expect(answers.flatMap(({ failure }) => failure ?? [])).toEqual([])
      expect(p99).toBeLessThan(P99_MS)
      expect(await countRows(db)).toEqual(rows)
    } finally {
      clearInterval(timer)
      await pool.end()
    }
  })

  /** The tables of the release before with the rows of today. */
  async function beginAnew(): Promise<void> {
    await sql`drop schema public cascade`.execute(db)
    await sql`drop schema if exists payment_sandbox, pgboss cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(url, { until: RELEASED })
    const [from, to] = [today.url, url].map((one) => new pg.Client({ connectionString: one }))
    if (from === undefined || to === undefined) return
    await Promise.all([from.connect(), to.connect()])
    try {
      await carryOver(from, to)
      await applyFunctions(to, 'database/functions')
    } finally {
      await Promise.all([from.end(), to.end()])
    }
  }
})

/** Of the tables that no visitor here adds to. */
async function countRows(of: Db): Promise<unknown> {
  const { rows } = await sql`select (select count(*) from orders) as orders,
    (select count(*) from order_items) as lines, (select count(*) from payments) as payments,
    (select count(*) from mails) as mails, (select sum(total_cents) from orders) as cents`.execute(
    of,
  )
  return rows
}
