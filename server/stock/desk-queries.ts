import type { MovementKind, StockStatus } from '#contract/plain/statuses.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'

/** An article of the shelf, one colour of it, or a pack, as the stock desk sees it. */
export interface DeskRow {
  product_id: number
  product_color_id: number | null
  sku: string
  name: string
  name_nl: string
  name_fr: string
  color: string | null
  color_nl: string | null
  color_fr: string | null
  brand: string
  thumbnail: string
  stock_kind: 'single' | 'colors' | 'pack'
  on_hand: number
  reserved: number
  available: number
  low_stock_threshold: number
  sold_30_days: number
  days_of_cover: number | null
  version: number
}

export interface DeskFilter {
  search?: string | undefined
  state?: StockStatus | 'scarce' | undefined
  brandId?: number | undefined
  /** Only these articles, archived ones too, which are left out otherwise. */
  productIds?: readonly number[]
  /** Only what will not last for so many days; packs, which are never bought, are left out. */
  buyForDays?: number
}

export type DeskSort =
  | 'name'
  | 'sku'
  | 'on_hand'
  | 'reserved'
  | 'available'
  | 'sold_30_days'
  | 'days_of_cover'

export interface DeskPage {
  sort: DeskSort
  isAscending: boolean
  limit: number | null
  offset: number
}

/** The pieces that were sold in 30 days: read by the day of the order, so that it costs as much after ten years. */
const SOLD = `items as (
    select i.product_id, i.product_color_id, sum(i.quantity) as pieces
    from orders o cross join lateral (
      select product_id, product_color_id, quantity from order_items where order_id = o.id offset 0
    ) i
    where o.created_at > now() - interval '30 days' and o.status <> 'cancelled'
    group by i.product_id, i.product_color_id
  ), sold as materialized (
    select product_id, product_color_id, sum(pieces)::int as pieces from (
      select product_id, product_color_id, pieces from items
      union all
      select m.member_id, null, items.pieces * m.quantity from items join pack_members m on m.pack_id = items.product_id
    ) taken group by product_id, product_color_id
  )`

const SHELF = `shelf as (
    select s.product_id, s.product_color_id, s.on_hand, s.reserved, s.on_hand - s.reserved as available, s.version
    from stock s
    union all
    select m.pack_id, null, min(s.on_hand / m.quantity),
      min(s.on_hand / m.quantity) - min((s.on_hand - s.reserved) / m.quantity), min((s.on_hand - s.reserved) / m.quantity), 0
    from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
    group by m.pack_id
  )`

const ARTICLES = `articles as (
    select p.id as product_id, shelf.product_color_id, coalesce(k.sku, p.sku) as sku, p.name, p.name_nl, p.name_fr,
      c.name as color, c.name_nl as color_nl, c.name_fr as color_fr, b.name as brand, p.brand_id, p.status, p.ean_number, p.thumbnail,
      p.stock_kind, shelf.on_hand, shelf.reserved, shelf.available, p.low_stock_threshold, shelf.version,
      coalesce(sold.pieces, 0) as sold_30_days,
      case when sold.pieces > 0 then greatest(shelf.available, 0) * 30 / sold.pieces end as days_of_cover
    from shelf join products p on p.id = shelf.product_id
    join brands b on b.id = p.brand_id
    left join product_colors k on k.id = shelf.product_color_id left join colors c on c.id = k.color_id
    left join sold on sold.product_id = shelf.product_id and sold.product_color_id is not distinct from shelf.product_color_id
  )`

const COLUMNS = `product_id, product_color_id, sku, name, name_nl, name_fr, color, color_nl, color_fr, brand, thumbnail,
  stock_kind, on_hand, reserved, available, low_stock_threshold, sold_30_days, days_of_cover, version`

/** For sale, and to be bought again: packs never are, their members are. */
export const SCARCE_STOCK = `status = 'active' and stock_kind <> 'pack' and on_hand - reserved < greatest(low_stock_threshold, 1)`

const STATES: Record<StockStatus, string> = {
  out_of_stock: 'available <= 0',
  low_stock: 'available > 0 and available < low_stock_threshold',
  in_stock: 'available > 0 and available >= low_stock_threshold',
}

/** Articles by page with how many there are, the one whose SKU is searched for first. Its cost is that of the catalogue and of 30 days' orders. */
export async function deskRows(
  db: Db,
  filter: DeskFilter,
  { sort, isAscending, limit, offset }: DeskPage,
): Promise<{ rows: DeskRow[]; total: number }> {
  const { conditions, values } = conditionsOf(filter)
  const way = isAscending ? 'asc' : 'desc'
  const exact = filter.search ? `lower(sku) <> $${values.push(filter.search.toLowerCase())}, ` : ''
  const rows = await readRows<DeskRow & { total: number }>(
    db,
    `with ${SOLD}, ${SHELF}, ${ARTICLES}
    select ${COLUMNS}, (count(*) over ())::int as total from articles where ${conditions}
    order by ${exact}${sort} is null, ${sort} ${way}, product_id, product_color_id
    limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  )
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  const first = await deskRows(db, filter, { sort, isAscending, limit: 1, offset: 0 })
  return { rows, total: first.total }
}

export interface StockStatsRow extends Record<StockStatus, number> {
  total: number
  held: number
}

/** The rows of the list by state. Packs hold nothing themselves: what is held of them is held of their members. */
export async function stockStats(db: Db): Promise<StockStatsRow> {
  const counts = Object.entries(STATES).map(
    ([state, condition]) => `(count(*) filter (where ${condition}))::int as ${state}`,
  )
  const [row] = await readRows<StockStatsRow>(
    db,
    `with ${SHELF}
    select count(*)::int as total, ${counts.join(', ')},
      (coalesce(sum(shelf.reserved) filter (where p.stock_kind <> 'pack'), 0))::int as held
    from shelf join products p on p.id = shelf.product_id where p.status <> 'archived'`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

/** One article, or one colour of it. */
export async function deskRow(
  db: Db,
  { productId, colorId }: { productId: number; colorId: number | null },
): Promise<DeskRow | undefined> {
  const { rows } = await deskRows(
    db,
    { productIds: [productId] },
    { sort: 'sku', isAscending: true, limit: null, offset: 0 },
  )
  return rows.find((row) => row.product_color_id === colorId)
}

function conditionsOf(filter: DeskFilter): { conditions: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search = '', state, brandId, productIds, buyForDays } = filter
  const conditions = [productIds === undefined ? "status <> 'archived'" : 'true']
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length > 0) {
    const patterns = given(words.map((word) => `%${likeText(word)}%`))
    conditions.push(
      `lower(concat_ws(' ', sku, ean_number, name, name_nl, name_fr, color, color_nl, color_fr)) like all (${patterns}::text[])`,
    )
  }
  if (state !== undefined) conditions.push(state === 'scarce' ? SCARCE_STOCK : STATES[state])
  if (brandId !== undefined) conditions.push(`brand_id = ${given(brandId)}`)
  if (productIds !== undefined) conditions.push(`product_id = any(${given(productIds)}::int[])`)
  if (buyForDays !== undefined) {
    conditions.push(
      `stock_kind <> 'pack' and sold_30_days > 0 and available * 30 < sold_30_days * ${given(buyForDays)}::int`,
    )
  }
  return { conditions: conditions.join(' and '), values }
}

export interface MovementRow {
  id: number
  product_color_id: number | null
  kind: MovementKind
  on_hand_change: number
  reserved_change: number
  reason: string | null
  actor: string
  order_id: number | null
  at: Date
}

/** The ledger of an article by page, newest first. Undefined for no article. */
export async function movementsOf(
  db: Db,
  { productId, colorId }: { productId: number; colorId: number | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MovementRow[]; total: number } | undefined> {
  const [article] = await readRows(db, 'select from products where id = $1', [productId])
  if (article === undefined) return undefined
  const matches = 'product_id = $1 and ($2::int is null or product_color_id = $2)'
  const [rows, [count]] = await Promise.all([
    readRows<MovementRow>(
      db,
      `select id, product_color_id, kind, on_hand_change, reserved_change, reason, actor, order_id, at
      from stock_movements where ${matches} order by id desc limit $3 offset $4`,
      [productId, colorId, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from stock_movements where ${matches}`,
      [productId, colorId],
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}
