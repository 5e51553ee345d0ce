import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { type Pieces, refreshInStock } from './queries.ts'

/** An article of the shelf, or a colour of it. */
export type ShelfPlace = Pick<Pieces, 'productId' | 'colorId'>

/** What stands where staff point: null where there is no such article, or no such colour of it. */
export interface PlaceRow {
  stock_kind: Columns<'products', 'stock_kind'>['stock_kind'] | null
  is_color_known: boolean
}

/** One row for each place, in their order. */
export function placeRows(db: Db, places: readonly ShelfPlace[]): Promise<PlaceRow[]> {
  return readRows<PlaceRow>(
    db,
    `select p.stock_kind, k.id is not null as is_color_known
    from unnest($1::int[], $2::int[]) with ordinality as w (product_id, color_id, place)
    left join products p on p.id = w.product_id
    left join product_colors k on k.id = w.color_id and k.product_id = p.id
    order by w.place`,
    columnsOf(places),
  )
}

/** Gives every place a row of the shelf: an article that never had stock has none. */
export async function ensureShelf(trx: Trx, places: readonly ShelfPlace[]): Promise<void> {
  await readRows(
    trx,
    `insert into stock (product_id, product_color_id) select distinct * from unnest($1::int[], $2::int[])
    on conflict on constraint stock_one_per_article do nothing`,
    columnsOf(places),
  )
}

export interface ShelfChange extends ShelfPlace {
  /** Pieces that came or went; not 0. */
  change: number
}

export interface Booking {
  kind: 'receipt' | 'adjustment' | 'return' | 'write_off'
  reason: string
  actor: string
  receiptId?: number
}

/** Changes the pieces on hand of locked rows, each with its row of the ledger. */
export async function bookStock(
  trx: Trx,
  changes: readonly ShelfChange[],
  { kind, reason, actor, receiptId }: Booking,
): Promise<void> {
  if (changes.length === 0) return
  const rows = await readRows(
    trx,
    `with moved as (
      update stock s set on_hand = s.on_hand + c.change
      from unnest($1::int[], $2::int[], $3::int[]) as c (product_id, color_id, change)
      where c.product_id = s.product_id and c.color_id is not distinct from s.product_color_id
      returning s.product_id, s.product_color_id, c.change
    )
    insert into stock_movements (product_id, product_color_id, kind, on_hand_change, reason, actor, goods_receipt_id)
    select product_id, product_color_id, $4, change, $5, $6, $7::int from moved returning id`,
    [
      ...columnsOf(changes),
      changes.map(({ change }) => change),
      kind,
      reason,
      actor,
      receiptId ?? null,
    ],
  )
  if (rows.length !== changes.length) throw new Error('Locked stock changed under the lock')
  await refreshInStock(
    trx,
    changes.map(({ productId }) => productId),
  )
}

/**
 * Pieces that adjustments by hand and counts have brought, or taken, after the one that this audit row
 * tells of. Both are of one moment; ids follow the lock of the shelf.
 */
export async function adjustedSince(
  trx: Trx,
  { productId, colorId }: ShelfPlace,
  auditId: number,
): Promise<number> {
  const [row] = await readRows<{ change: number }>(
    trx,
    `with told as (select at from audit_log where id = $3),
    adjusted as (
      select m.id, m.at, m.on_hand_change from stock_movements m
      where m.product_id = $1 and m.product_color_id is not distinct from $2 and m.kind = 'adjustment'
        and m.at >= (select at from told))
    select coalesce(sum(on_hand_change), 0)::int as change from adjusted
    where id > coalesce((select min(id) from adjusted where at = (select at from told)), 0)`,
    [productId, colorId, auditId],
  )
  return row?.change ?? 0
}

/** Notes a supplier's delivery; undefined when its note is booked already. */
export async function insertReceipt(
  trx: Trx,
  deliveryNote: string,
  actor: string,
): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into goods_receipts (delivery_note, actor) values ($1, $2)
    on conflict (lower(delivery_note)) do nothing returning id`,
    [deliveryNote, actor],
  )
  return row?.id
}

/** A number that counts below which it runs low; what is low from now on is no news to who sets it. */
export async function setThreshold(
  trx: Trx,
  productId: number,
  threshold: number,
): Promise<{ before: number } | undefined> {
  const [row] = await readRows<{ before: number }>(
    trx,
    `with former as (select low_stock_threshold as before from products where id = $1 for no key update),
    changed as (update products set low_stock_threshold = $2, updated_at = now(), version = version + 1 where id = $1)
    select before from former`,
    [productId, threshold],
  )
  await readRows(
    trx,
    `with low as (select s.id from stock s where s.product_id = $1 order by s.id for no key update)
    update stock s set is_low = s.on_hand - s.reserved < $2 from low where low.id = s.id`,
    [productId, threshold],
  )
  return row
}

/** An article named by its SKU in a count. */
export interface SkuRow {
  product_id: number | null
  product_color_id: number | null
  stock_kind: 'single' | 'colors' | 'pack' | null
}

/** One row for each SKU, in their order, in whatever case they are written. */
export function articlesOfSkus(db: Db, skus: readonly string[]): Promise<SkuRow[]> {
  return readRows<SkuRow>(
    db,
    `with article as (
      select lower(sku) as sku, id as product_id, null::int as product_color_id, stock_kind from products
      union all
      select lower(k.sku), k.product_id, k.id, 'single' from product_colors k
    )
    select a.product_id, a.product_color_id, a.stock_kind
    from unnest($1::text[]) with ordinality as w (sku, place)
    left join lateral (select * from article a where a.sku = lower(w.sku) order by a.product_id limit 1) a on true
    order by w.place`,
    [skus],
  )
}

function columnsOf(places: readonly ShelfPlace[]): [number[], (number | null)[]] {
  return [places.map(({ productId }) => productId), places.map(({ colorId }) => colorId)]
}
