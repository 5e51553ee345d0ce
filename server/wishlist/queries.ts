import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#server/catalogue/product-columns.ts'

export interface WishRow
  extends ProductRow, Columns<'wishlist_items', 'product_color_id' | 'saved_price_cents'> {
  wish_id: number
  wished_at: Date
}

/** What an article, or one colour of it, costs and whether it can be bought: from `products p` and a colour `k`. */
export const PRICE_NOW =
  'coalesce(k.price_cents, effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()))'
export const IN_STOCK_NOW = `case when k.id is null then sellable_stock(p.id, p.stock_kind) > 0
  else exists (select from stock s where s.product_id = p.id and s.product_color_id = k.id and s.on_hand > s.reserved) end`

/** The wishes of a customer, newest first, or one of them. Articles that are no longer shown are left out. */
export function wishesOf(db: Db, userId: number, wishId: number | null): Promise<WishRow[]> {
  return readRows<WishRow>(
    db,
    `select w.id as wish_id, w.product_color_id, w.saved_price_cents, w.created_at as wished_at, ${PRODUCT_COLUMNS}
    from wishlist_items w join products p on p.id = w.product_id
    where w.user_id = $1 and p.status = 'active' and ($2::int is null or w.id = $2)
    order by w.id desc`,
    [userId, wishId],
  )
}

export async function countWishes(db: Db, userId: number): Promise<number> {
  const [row] = await readRows<{ wishes: number }>(
    db,
    `select count(*)::int as wishes from wishlist_items w join products p on p.id = w.product_id
    where w.user_id = $1 and p.status = 'active'`,
    [userId],
  )
  return row?.wishes ?? 0
}

export interface AddedWish {
  /** The colour asked for belongs to the article, or none was asked for. */
  is_color_known: boolean
  /** Null when the wish was refused. */
  wish_id: number | null
}

/**
 * Adds a wish with the price of now, unless the list is full or the colour is none of the
 * article's; a wish that is there already answers its id. Nothing for an unknown article.
 */
export async function insertWish(
  db: Db,
  userId: number,
  { productId, colorId }: { productId: number; colorId: number | null },
  most: number,
): Promise<AddedWish | undefined> {
  const [row] = await readRows<AddedWish>(
    db,
    `with article as (
      select p.id, k.id as color_id, $3::int is null or k.id is not null as is_color_known,
        ${PRICE_NOW} as price_cents, ${IN_STOCK_NOW} as in_stock
      from products p left join product_colors k on k.product_id = p.id and k.id = $3::int
      where p.id = $2::int and p.status = 'active'
    ), own as (
      select count(*) as wishes, bool_or(product_id = $2::int and product_color_id is not distinct from $3::int) as is_there
      from wishlist_items where user_id = $1::int
    ), added as (
      insert into wishlist_items (user_id, product_id, product_color_id, saved_price_cents, known_price_cents, known_in_stock)
      select $1::int, article.id, article.color_id, article.price_cents, article.price_cents, article.in_stock
      from article, own where article.is_color_known and (own.is_there or own.wishes < $4::int)
      on conflict on constraint wishlist_items_once_per_article do update set user_id = excluded.user_id
      returning id
    )
    select article.is_color_known, (select id from added) as wish_id from article`,
    [userId, productId, colorId, most],
  )
  return row
}

/** False when there was nothing to remove. */
export async function deleteWish(
  db: Db,
  userId: number,
  { productId, colorId }: { productId: number; colorId: number | null },
): Promise<boolean> {
  const rows = await readRows(
    db,
    `delete from wishlist_items where user_id = $1 and product_id = $2 and product_color_id is not distinct from $3::int
    returning id`,
    [userId, productId, colorId],
  )
  return rows.length > 0
}

export interface WatchedRow
  extends
    Columns<'wishlist_items', 'user_id' | 'product_id' | 'known_price_cents' | 'known_in_stock'>,
    Columns<'products', 'name' | 'name_nl' | 'name_fr'> {
  wish_id: number
  price_cents: number
  in_stock: boolean
  /** Its owner also asked for a back-in-stock mail, which is sent instead. */
  has_alert: boolean
}

/** Takes the articles that have changed since the last look. */
export async function takeChecks(trx: Trx, limit: number): Promise<number[]> {
  const rows = await readRows<{ product_id: number }>(
    trx,
    `delete from wish_checks where id in (select id from wish_checks order by id limit $1 for update skip locked)
    returning product_id`,
    [limit],
  )
  return [...new Set(rows.map(({ product_id }) => product_id))]
}

/** The wishes for these articles whose price or stock is another than their owner knows, brought up to date. */
export function refreshKnown(trx: Trx, productIds: readonly number[]): Promise<WatchedRow[]> {
  return readRows<WatchedRow>(
    trx,
    `with looked_at as (
      select w.id as wish_id, w.user_id, w.product_id, p.name, p.name_nl, p.name_fr,
        ${PRICE_NOW} as price_cents, w.known_price_cents, ${IN_STOCK_NOW} as in_stock, w.known_in_stock,
        exists (select from stock_alerts a where a.product_id = w.product_id
          and a.product_color_id is not distinct from w.product_color_id and a.user_id = w.user_id) as has_alert
      from wishlist_items w join products p on p.id = w.product_id left join product_colors k on k.id = w.product_color_id
      where w.product_id = any($1::int[]) and p.status = 'active'
      order by w.id for no key update of w
    ), changed as (
      update wishlist_items w set known_price_cents = n.price_cents, known_in_stock = n.in_stock
      from looked_at n where n.wish_id = w.id
        and (n.price_cents is distinct from n.known_price_cents or n.in_stock is distinct from n.known_in_stock)
      returning w.id
    )
    select n.* from looked_at n join changed on changed.id = n.wish_id order by n.wish_id`,
    [productIds],
  )
}

/** For an account that is being deleted. */
export async function deleteWishesOf(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from wishlist_items where user_id = $1', [userId])
}

/** Of two accounts that become one; what both wished for stays once. */
export async function moveWishes(
  trx: Trx,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  await readRows(
    trx,
    `update wishlist_items w set user_id = $1 where w.user_id = $2 and not exists (
      select from wishlist_items k where k.user_id = $1 and k.product_id = w.product_id
        and k.product_color_id is not distinct from w.product_color_id)`,
    [keptId, goneId],
  )
  await deleteWishesOf(trx, goneId)
}
