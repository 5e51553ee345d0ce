import type { MovementKind, StockStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows } from '#database/pool.ts'

import { type DeskFilter, type DeskPage, type DeskPlace, deskPlaces } from './desk-list-queries.ts'
import {
  COLOR_OF_PLACE,
  DAYS_OF_COVER,
  SHELF,
  SHELF_OF_ARTICLE,
  SOLD,
  SOLD_OF_PLACE,
  soldOf,
  STATES,
} from './desk-parts.ts'

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

/** Articles of the shelf by page, with how many there are. */
export async function deskRows(
  db: Db,
  filter: DeskFilter,
  page: DeskPage,
): Promise<{ rows: DeskRow[]; total: number }> {
  const { places, total } = await deskPlaces(db, filter, page)
  return { rows: await rowsOf(db, places), total }
}

/** Of more, all sales of the 30 days are read at once. */
const FEW_PLACES = 200

/** These places, in this order. */
function rowsOf(db: Db, places: readonly DeskPlace[]): Promise<DeskRow[]> {
  return readRows<DeskRow>(
    db,
    `with ${places.length > FEW_PLACES ? SOLD : soldOf('$1::int[]')}
    select shelf.product_id, shelf.product_color_id, coalesce(k.sku, p.sku) as sku, p.name, p.name_nl, p.name_fr,
      c.name as color, c.name_nl as color_nl, c.name_fr as color_fr, b.name as brand, p.thumbnail, p.stock_kind,
      shelf.on_hand, shelf.reserved, shelf.available, p.low_stock_threshold, shelf.version,
      coalesce(sold.pieces, 0) as sold_30_days, ${DAYS_OF_COVER} as days_of_cover
    from unnest($1::int[], $2::int[]) with ordinality as wanted (product_id, product_color_id, place)
    join products p on p.id = wanted.product_id join brands b on b.id = p.brand_id ${SHELF_OF_ARTICLE}
    ${COLOR_OF_PLACE} ${SOLD_OF_PLACE}
    where shelf.product_color_id is not distinct from wanted.product_color_id order by wanted.place`,
    [places.map(({ product_id: id }) => id), places.map(({ product_color_id: id }) => id)],
  )
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
