import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

/** Pieces of one shelf article: never a pack. */
export interface Pieces {
  productId: number
  colorId: number | null
  quantity: number
}

export type ShelfRow = Columns<
  'stock',
  'id' | 'product_id' | 'product_color_id' | 'on_hand' | 'reserved' | 'version'
>

export interface Reason {
  checkoutId: number | null
  orderId: number | null
  actor: string
  reason: string | null
}

/** Locks the shelf rows of these pieces, in id order so that two buyers never wait for each other in a ring. */
export function lockShelf(trx: Trx, pieces: readonly Pieces[]): Promise<ShelfRow[]> {
  return readRows<ShelfRow>(
    trx,
    `select s.id, s.product_id, s.product_color_id, s.on_hand, s.reserved, s.version
    from stock s where exists (
      select from unnest($1::int[], $2::int[]) as wanted (product_id, color_id)
      where wanted.product_id = s.product_id and wanted.color_id is not distinct from s.product_color_id)
      and s.product_id = any($1::int[])
    order by s.id for no key update of s`,
    [pieces.map(({ productId }) => productId), pieces.map(({ colorId }) => colorId)],
  )
}

/**
 * Changes on-hand and reserved numbers of these pieces and writes the ledger: one statement.
 * `onHand` and `reserved` are −1, 0 or 1 per piece. Answers how many shelf rows moved: fewer than
 * asked when one had not enough left, which the caller must refuse.
 */
export async function moveStock(
  trx: Trx,
  kind: 'reservation' | 'release' | 'sale' | 'return' | 'write_off',
  pieces: readonly Pieces[],
  { onHand, reserved }: { onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 },
  why: Reason,
): Promise<number> {
  const rows = await readRows(
    trx,
    `with moved as (
      update stock s set on_hand = s.on_hand + m.quantity * $4, reserved = s.reserved + m.quantity * $5
      from unnest($1::int[], $2::int[], $3::int[]) as m (product_id, color_id, quantity)
      where m.product_id = s.product_id and m.color_id is not distinct from s.product_color_id
        and ($5 <= 0 or s.on_hand - s.reserved >= m.quantity)
        and ($4 >= 0 or $5 <> 0 or s.on_hand - s.reserved >= m.quantity)
      returning s.product_id, s.product_color_id, m.quantity
    )
    insert into stock_movements (product_id, product_color_id, kind, on_hand_change, reserved_change, checkout_id, order_id, actor, reason)
    select product_id, product_color_id, $6, quantity * $4, quantity * $5, $7, $8, $9, $10 from moved
    returning id`,
    [
      pieces.map(({ productId }) => productId),
      pieces.map(({ colorId }) => colorId),
      pieces.map(({ quantity }) => quantity),
      onHand,
      reserved,
      kind,
      why.checkoutId,
      why.orderId,
      why.actor,
      why.reason,
    ],
  )
  return rows.length
}

/** What an order has taken from the shelf and not brought back, by the ledger. */
export async function soldPieces(trx: Trx, orderId: number): Promise<Pieces[]> {
  const rows = await readRows<{ product_id: number; color_id: number | null; quantity: number }>(
    trx,
    `select product_id, product_color_id as color_id, -sum(on_hand_change)::int as quantity from stock_movements
    where order_id = $1 and kind in ('sale', 'return') group by product_id, product_color_id
    having sum(on_hand_change) < 0 order by product_id, product_color_id`,
    [orderId],
  )
  return rows.map((row) => ({
    productId: row.product_id,
    colorId: row.color_id,
    quantity: row.quantity,
  }))
}

/**
 * Sets `in_stock` of these articles and of the packs that hold them, where it has changed. Locks
 * the changed articles in id order, then reads the shelf anew, so that two writers agree.
 */
export async function refreshInStock(trx: Trx, productIds: readonly number[]): Promise<void> {
  const changed = await readRows<{ id: number }>(
    trx,
    `select p.id from products p
    where p.id = any(array(
        select unnest($1::int[]) union all select m.pack_id from pack_members m where m.member_id = any($1::int[])))
      and p.in_stock <> (sellable_stock(p.id, p.stock_kind) > 0)
    order by p.id for no key update of p`,
    [productIds],
  )
  if (changed.length === 0) return
  await readRows(
    trx,
    `update products p set in_stock = sellable_stock(p.id, p.stock_kind) > 0
    where p.id = any($1::int[]) and p.in_stock <> (sellable_stock(p.id, p.stock_kind) > 0)`,
    [changed.map(({ id }) => id)],
  )
}

/** What is on the shelf for each line: a pack becomes its members. */
export async function memberRows(db: Db, productIds: readonly number[]) {
  return readRows<{ pack_id: number; member_id: number; quantity: number }>(
    db,
    'select pack_id, member_id, quantity from pack_members where pack_id = any($1::int[]) order by pack_id, member_id',
    [productIds],
  )
}
