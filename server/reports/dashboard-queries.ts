import { SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'

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
      coalesce(c.paid_orders, 0) as orders, coalesce(c.revenue_cents, 0)::int as revenue_cents
    from generate_series(${TODAY} - $1::int + 1, ${TODAY}, interval '1 day') as d (day)
    left join days c on c.day = d.day::date order by d.day`,
    [days],
  )
}

/** Counts today and yesterday anew: what came in around midnight is not missed. */
export async function countDays(db: Db): Promise<void> {
  await readRows(db, `select count_days(${TODAY} - 1)`)
}

export interface TopProductRow {
  id: number
  slug: string
  sku: string
  name: string
  name_nl: string
  name_fr: string
  thumbnail: string
  pieces: number
  revenue_cents: number
}

/** What brought most pieces in the last days. */
export function topProducts(db: Db, days: number, limit: number): Promise<TopProductRow[]> {
  return readRows(
    db,
    `${PLANNED_EACH_TIME}select p.id, p.slug, p.sku, p.name, p.name_nl, p.name_fr, p.thumbnail, t.pieces, t.revenue_cents from (
      select i.product_id, sum(i.quantity)::int as pieces, sum(i.line_total_cents)::int as revenue_cents
      from orders o join order_items i on i.order_id = o.id
      where o.created_at >= (${TODAY} - $1::int + 1)::timestamp at time zone '${SHOP_TIME_ZONE}' and o.status <> 'cancelled'
      group by 1 order by 2 desc, 1 limit $2
    ) t join products p on p.id = t.product_id order by t.pieces desc, p.id`,
    [days, limit],
  )
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

/** Low is what the stock list calls low or sold out. Packs have no stock of their own: their members are counted. */
export async function waiting(db: Db): Promise<WaitingRow> {
  const [row] = await readRows<WaitingRow>(
    db,
    `select
      (select count(distinct s.product_id)::int from stock s join products p on p.id = s.product_id
        where p.status = 'active' and s.on_hand - s.reserved < greatest(p.low_stock_threshold, 1)) as low_stock,
      (select count(*)::int from mails where status = 'failed' and looked_at is null) as failed_mails,
      (select count(*)::int from withdrawals where status in ('received', 'goods_received')) as withdrawals,
      (select count(*)::int from reviews where status = 'pending') as pending_reviews,
      (select count(*)::int from contact_submissions where status = 'new') as new_messages,
      (select count(*)::int from payment_checks where resolved_at is null) as payments_to_check`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}
