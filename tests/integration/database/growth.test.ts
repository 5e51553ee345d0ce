import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { type Db, openDatabase } from '#database/pool.ts'
import { growCustomers } from '#database/seeds/volume-customers.ts'
import { growOrders } from '#database/seeds/volume-orders.ts'
import { usersByPage } from '#server/accounts/user-queries.ts'
import { brandsByPage } from '#server/catalogue/brand-queries.ts'
import { ordersByPage } from '#server/orders/admin-order-queries.ts'
import { createReaderCache } from '#server/platform/cached-reader.ts'
import { printersByPage } from '#server/printers/desk-queries.ts'
import { findPrinters } from '#server/printers/find-printers.ts'
import { reviewsOfShop, shopHistogramReader } from '#server/reviews/published-queries.ts'
import { deskRows } from '#server/stock/desk-queries.ts'
import { buffersOf, vacuum } from '#tests/support/buffers.ts'
import { givenDatabase } from '#tests/support/database.ts'

const PRINTERS = 20_000
const REVIEWS = 20_000
const CUSTOMERS = 20_000
const ORDERS = 20_000

const { db, url } = await givenDatabase('demo')
const page = { limit: 25, offset: 0 }
const histograms = shopHistogramReader(db, createReaderCache())
await histograms.get()

const READS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'reviews of the shop': (from) =>
    reviewsOfShop(
      from,
      histograms,
      { rating: undefined, language: undefined, search: '' },
      { by: 'created_at', isAscending: false, limit: 10, offset: 0 },
    ),
  'orders of staff': (from) =>
    ordersByPage(from, { search: '' }, { ...page, sort: 'created_at', isAscending: false }),
  'orders of a status': (from) =>
    ordersByPage(
      from,
      { search: '', status: 'completed' },
      { ...page, sort: 'created_at', isAscending: false },
    ),
  'accounts of staff': (from) =>
    usersByPage(from, {}, { ...page, sort: 'created_at', isAscending: false }),
  'printers of staff': (from) => printersByPage(from, {}, page),
  'brands of staff': (from) => brandsByPage(from, {}, page),
  'articles on the shelf with their sales': (from) =>
    deskRows(from, { productIds: [1500, 1501, 1502] }, { ...page, sort: 'sku', isAscending: true }),
}

/** What the trees of indexes are deeper by. */
const DEEPER = 60

test(
  'what a read looks at does not follow the size of the shop',
  { timeout: 240_000 },
  async () => {
    await vacuum(db)
    const small = await measured()
    await grow()
    const large = await measured()
    const grown = [...large].filter(
      ([name, buffers]) => buffers > (small.get(name) ?? 0) * 1.5 + DEEPER,
    )
    expect(grown).toEqual([])
  },
)

test('of printers that many answer to, some are compared', async () => {
  const named = (from: Db) => findPrinters(from, 'mfc', { brand: null, series: null, limit: 20 })
  const { data, total } = await named(db)
  expect([data.length, total]).toEqual([20, 1_000])
  // Three for each that is looked up by its id.
  expect(await buffersOf(db, named)).toBeLessThanOrEqual(5_000)
})

async function measured(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [name, read] of Object.entries(READS)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each is planned alone
    found.set(name, await buffersOf(db, read))
  }
  return found
}

/** Over a pool of its own: the shop's ends statements after a few seconds. */
async function grow(): Promise<void> {
  const growing = openDatabase(url, { statementTimeoutMs: 0 })
  await growCustomers(growing, CUSTOMERS)
  await growOrders(growing, ORDERS)
  await sql`insert into printers (brand_id, series, model, name, slug, technology)
    select (select min(id) from brands), 'Volume', 'MFC-V' || n, 'Volume MFC-V' || n, 'volume-mfc-v' || n, 'inkjet'
    from generate_series(1, ${PRINTERS}::int) n`.execute(growing)
  await sql`select refresh_printer_keys(array(select id from printers where series = 'Volume'))`.execute(
    growing,
  )
  await sql`insert into reviews (rating, title, opinion, name, email, status)
    select 1 + n % 5, 'Title', 'Opinion', 'N', n || '@octavo.test', 'published' from generate_series(1, ${REVIEWS}::int) n`.execute(
    growing,
  )
  await sql`select compact_kept_counts()`.execute(growing)
  await vacuum(growing)
  await growing.destroy()
}

test('kept counts are what a count finds, whatever is written', async () => {
  const before = await counted()
  expect(await kept()).toEqual(before)
  await sql`update orders set status = 'cancelled' where id % 70 = 0`.execute(db)
  await sql`update orders set version = version + 1 where id % 50 = 0`.execute(db)
  await sql`update users set deleted_at = now() where email like 'volume-1%'`.execute(db)
  await sql`update users set role = 'admin' where email like 'volume-2%'`.execute(db)
  await sql`update printers set brand_id = (select max(id) from brands) where slug like 'volume-mfc-v199%'`.execute(
    db,
  )
  await sql`delete from printers where slug like 'volume-mfc-v200%'`.execute(db)
  const after = await counted()
  expect(after).not.toEqual(before)
  expect(await kept()).toEqual(after)
  await sql`select compact_kept_counts()`.execute(db)
  expect(await kept()).toEqual(after)
})

async function kept() {
  const { rows } = await sql`select list, part, sum(number)::int as number from kept_counts
    group by list, part having sum(number) <> 0 order by list, part`.execute(db)
  return rows
}

async function counted() {
  const { rows } = await sql`select * from (
      select 'orders' as list, status as part, count(*)::int as number from orders group by status
      union all select 'users', role, count(*)::int from users where deleted_at is null group by role
      union all select 'printers', brand_id::text, count(*)::int from printers group by brand_id) counted
    order by list, part`.execute(db)
  return rows
}
