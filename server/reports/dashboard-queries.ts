import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { UNSEEN_FAILURE } from '#server/mails/queries.ts'
import { SCARCE_STOCK } from '#server/stock/desk-parts.ts'
import { OPEN_WITHDRAWAL } from '#server/withdrawals/queries.ts'

const TODAY = `(now() at time zone '${SHOP_TIME_ZONE}')::date`

export interface DayRow {
  /** `2026-11-24` */
  date: string
  carts: number
  checkouts: number
  orders: number
  revenue_cents: number
}

/** The last days, oldest first, today included; a day on which nothing happened is there with zeros. */
export function lastDays(db: Db, days: number): Promise<DayRow[]> {
  return readRows(
    db,
    `select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(c.carts, 0) as carts, coalesce(c.checkouts, 0) as checkouts,
      coalesce(c.paid_orders, 0) as orders, coalesce(c.revenue_cents, 0) as revenue_cents
    from generate_series(${TODAY} - $1::int + 1, ${TODAY}, interval '1 day') as d (day)
    left join days c on c.day = d.day::date order by d.day`,
    [days],
  )
}

/** Counts anew from yesterday on, and from the last day that was counted: what came in around midnight, or while nothing ran, is not missed. */
export async function countDays(db: Db): Promise<void> {
  await readRows(db, `select count_days(least(${TODAY} - 1, (select max(day) from days)))`)
}

interface SalesSums {
  revenue_cents: number
  before_cents: number
}

interface Names {
  name: string
  name_nl: string
  name_fr: string
}

export interface TopProductRow extends SalesSums, Names {
  id: number
  slug: string
  sku: string
  thumbnail: string
  pieces: number
}

export interface SalesRow {
  categories: (SalesSums & Names & { id: number; slug: string })[]
  brands: (SalesSums & { id: number; slug: string; name: string; is_house_brand: boolean })[]
  top_products: TopProductRow[]
  top_products_by_pieces: TopProductRow[]
}

const SUMS = `'revenue_cents', s.revenue_cents, 'before_cents', s.before_cents`
const TOP_PRODUCT = `json_build_object('id', p.id, 'slug', p.slug, 'sku', p.sku, 'name', p.name, 'name_nl', p.name_nl,
  'name_fr', p.name_fr, 'thumbnail', p.thumbnail, 'pieces', s.pieces, ${SUMS})`

const best = (order: string) =>
  `(select coalesce(json_agg(${TOP_PRODUCT} order by s.${order} desc, s.id), '[]') from (
    select * from sold s where pieces > 0 order by ${order} desc, id limit $2
  ) s join products p on p.id = s.id)`

const parts = (column: string) =>
  `(select p.${column} as id, sum(s.revenue_cents) as revenue_cents, sum(s.before_cents) as before_cents
    from sold s join products p on p.id = s.id group by 1) s`

/** What the articles of each category and brand brought in the last days and in as many before, by what they are today; and those that brought most. */
export async function sales(db: Db, days: number, top: number): Promise<SalesRow> {
  const [row] = await readRows<SalesRow>(
    db,
    `${PLANNED_EACH_TIME}with sold as materialized (
      select product_id as id, coalesce(sum(revenue_cents) filter (where day > ${TODAY} - $1::int), 0) as revenue_cents,
        coalesce(sum(pieces) filter (where day > ${TODAY} - $1::int), 0) as pieces,
        coalesce(sum(revenue_cents) filter (where day <= ${TODAY} - $1::int), 0) as before_cents
      from day_sales where day > ${TODAY} - 2 * $1::int and day <= ${TODAY} group by 1
    )
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'name_nl', c.name_nl,
          'name_fr', c.name_fr, ${SUMS}) order by s.revenue_cents desc, c.id), '[]')
        from ${parts('category_id')} join categories c on c.id = s.id) as categories,
      (select coalesce(json_agg(json_build_object('id', b.id, 'slug', b.slug, 'name', b.name,
          'is_house_brand', b.is_house_brand, ${SUMS}) order by s.revenue_cents desc, b.id), '[]')
        from ${parts('brand_id')} join brands b on b.id = s.id) as brands,
      ${best('revenue_cents')} as top_products, ${best('pieces')} as top_products_by_pieces`,
    [days, top],
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

/** What was looked for in vain. */
export function zeroResultSearches(
  db: Db,
  days: number,
  limit: number,
): Promise<{ term: string; searches: number }[]> {
  return readRows(
    db,
    `select term, sum(searches)::int as searches from search_terms
    where on_day > ${TODAY} - $1::int and hits = 0 group by 1 order by 2 desc, 1 limit $2`,
    [days, limit],
  )
}

export interface WaitingRow {
  low_stock: number
  failed_mails: number
  withdrawals: number
  pending_reviews: number
  new_messages: number
  payments_to_check: number
}

/** Each is as many as the list it leads to has. */
export async function waiting(db: Db, readsStaff: boolean): Promise<WaitingRow> {
  const [row] = await readRows<WaitingRow>(
    db,
    `select
      (select count(*)::int from stock s join products p on p.id = s.product_id
        where ${SCARCE_STOCK}) as low_stock,
      (select count(*)::int from mails where ${UNSEEN_FAILURE} and (not is_for_staff or $1)) as failed_mails,
      (select count(*)::int from withdrawals w where ${OPEN_WITHDRAWAL}) as withdrawals,
      (select count(*)::int from reviews where status = 'pending') as pending_reviews,
      (select count(*)::int from contact_submissions where status = 'new') as new_messages,
      (select count(*)::int from payment_checks where resolved_at is null) as payments_to_check`,
    [readsStaff],
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}
