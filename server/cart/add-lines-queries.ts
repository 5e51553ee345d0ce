import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

export interface WantedLine {
  product_id: number
  product_color_id: number | null
  quantity: number
}

export interface AddedLine {
  /** Of the wanted line, counted from 1. */
  place: number
  added: number
  /** The cart has no room for another line. */
  is_full: boolean
}

/**
 * Adds each line as far as the cart may take its article and has room for it: one statement, which makes the cart when
 * there is none. Lines that can not be bought at all are left out. No article may be named twice.
 */
export function addLinesUpToStock(
  db: Db,
  owner: Owner,
  lines: readonly WantedLine[],
): Promise<AddedLine[]> {
  const key = owner.userId === null ? 'guest_hash' : 'user_id'
  return readRows(
    db,
    `with wanted as (
      select * from unnest($2::int[], $3::int[], $4::int[]) with ordinality as w (product_id, color_id, quantity, place)
    ), cart as (
      insert into carts (${key}) values ($1) on conflict (${key}) do update set updated_at = now() returning id
    ), held as materialized (
      select h.* from cart, lines_of_cart_now(cart.id) h
    ), article as (
      select w.place::int as place, w.product_id, w.color_id, cart.id as cart_id, w.quantity, coalesce(held.quantity, 0) as had,
        stock_for_cart(p.id, p.stock_kind, k.id, cart.id) as available
      from wanted w cross join cart
      join products p on p.id = w.product_id and p.status = 'active'
      left join product_colors k on k.id = w.color_id and k.product_id = p.id
      left join held on held.product_id = p.id and held.product_color_id is not distinct from w.color_id
      where (p.stock_kind = 'colors') = (k.id is not null) and (w.color_id is null or k.id is not null)
    ), fitting as (
      select a.*, count(*) filter (where a.had = 0) over (order by a.place) as new_lines
      from article a where a.available > a.had
    ), added as (
      insert into cart_items (cart_id, product_id, product_color_id, quantity)
      select cart_id, product_id, color_id, least(quantity, available - had) from fitting
      where had > 0 or new_lines + (select count(*) from held) <= $5 order by place
      on conflict on constraint cart_items_one_line_per_article
      do update set quantity = cart_items.quantity + excluded.quantity
      where cart_items.quantity + excluded.quantity <= (
        select a.available from article a
        where a.product_id = excluded.product_id and a.color_id is not distinct from excluded.product_color_id)
      returning product_id, product_color_id
    )
    select a.place, case when n.product_id is null then 0 else least(a.quantity, a.available - a.had) end as added,
      n.product_id is null and a.new_lines + (select count(*) from held) > $5 as is_full
    from fitting a left join added n on n.product_id = a.product_id and n.product_color_id is not distinct from a.color_id
    order by a.place`,
    [
      owner.userId ?? owner.guestHash,
      lines.map(({ product_id }) => product_id),
      lines.map(({ product_color_id }) => product_color_id),
      lines.map(({ quantity }) => quantity),
      CART_LINES_AT_MOST,
    ],
  )
}
