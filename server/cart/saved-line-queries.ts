import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { ownerCondition } from './queries.ts'

export interface SavedNow {
  is_saved: boolean
}

/** Puts one's own line aside, unless as many as a cart may hold are aside already. Nothing for a foreign line. */
export async function saveLine(
  db: Db,
  owner: Owner,
  itemId: number,
): Promise<SavedNow | undefined> {
  const [condition, value] = ownerCondition(owner)
  const [row] = await readRows<SavedNow>(
    db,
    `with line as (
      select i.id, i.cart_id from cart_items i join carts c on c.id = i.cart_id where i.id = $2 and ${condition}
    ), taken as (
      delete from cart_items i using line where i.id = line.id
        and (select count(*) from saved_lines s where s.cart_id = line.cart_id) < $3::int
      returning i.cart_id, i.product_id, i.product_color_id, i.quantity
    ), saved as (
      insert into saved_lines (cart_id, product_id, product_color_id, quantity) select * from taken
      on conflict on constraint saved_lines_one_per_article
      do update set quantity = saved_lines.quantity + excluded.quantity
    ), touched as (update carts set updated_at = now() from taken where carts.id = taken.cart_id)
    select exists (select from taken) as is_saved from line`,
    [value, itemId, CART_LINES_AT_MOST],
  )
  return row
}

/** Removes the owner's saved line and answers what it was; nothing when there is none. */
export async function takeSavedLine(
  db: Db | Trx,
  owner: Owner,
  savedId: number,
): Promise<Columns<'saved_lines', 'product_id' | 'product_color_id' | 'quantity'> | undefined> {
  const [condition, value] = ownerCondition(owner)
  const [row] = await readRows<
    Columns<'saved_lines', 'product_id' | 'product_color_id' | 'quantity'>
  >(
    db,
    `with taken as (
      delete from saved_lines s using carts c where s.cart_id = c.id and s.id = $2 and ${condition}
      returning c.id, s.product_id, s.product_color_id, s.quantity
    ), touched as (update carts set updated_at = now() from taken where carts.id = taken.id)
    select product_id, product_color_id, quantity from taken`,
    [value, savedId],
  )
  return row
}

/** What a guest had put aside goes to the account's cart; what is aside there already stays as it is. */
export async function moveSavedLines(
  trx: Trx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await readRows(
    trx,
    `insert into saved_lines (cart_id, product_id, product_color_id, quantity)
    select $2, product_id, product_color_id, quantity from saved_lines where cart_id = $1
    order by id desc limit greatest(0, $3::int - (select count(*)::int from saved_lines where cart_id = $2))
    on conflict on constraint saved_lines_one_per_article do nothing`,
    [from, to, CART_LINES_AT_MOST],
  )
}
