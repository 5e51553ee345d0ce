import { type Db, readRows } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

export interface WantedLine {
  product_id: number
  product_color_id: number | null
  quantity: number
}

/**
 * Adds each line as far as the cart may take its article: one statement, which makes the cart when
 * there is none. `place` counts the lines from 1. No article may be named twice.
 */
export function addLinesUpToStock(
  db: Db,
  owner: Owner,
  lines: readonly WantedLine[],
): Promise<{ place: number; added: number }[]> {
  const key = owner.userId === null ? 'guest_hash' : 'user_id'
  return readRows(
    db,
    `with wanted as (
      select * from unnest($2::int[], $3::int[], $4::int[]) with ordinality as w (product_id, color_id, quantity, place)
    ), cart as (
      insert into carts (${key}) values ($1) on conflict (${key}) do update set updated_at = now() returning id
    ), article as (
      select w.place::int as place, w.product_id, w.color_id, cart.id as cart_id, w.quantity, coalesce(i.quantity, 0) as had,
        stock_for_cart(p.id, p.stock_kind, k.id, cart.id) as available
      from wanted w cross join cart
      join products p on p.id = w.product_id and p.status = 'active'
      left join product_colors k on k.id = w.color_id and k.product_id = p.id
      left join cart_items i on i.cart_id = cart.id and i.product_id = p.id and i.product_color_id is not distinct from w.color_id
      where (p.stock_kind = 'colors') = (k.id is not null) and (w.color_id is null or k.id is not null)
    ), added as (
      insert into cart_items (cart_id, product_id, product_color_id, quantity)
      select cart_id, product_id, color_id, least(quantity, available - had) from article
      where available > had order by place
      on conflict on constraint cart_items_one_line_per_article
      do update set quantity = cart_items.quantity + excluded.quantity
      where cart_items.quantity + excluded.quantity <= (
        select a.available from article a
        where a.product_id = excluded.product_id and a.color_id is not distinct from excluded.product_color_id)
      returning product_id, product_color_id
    )
    select a.place, least(a.quantity, a.available - a.had) as added
    from article a join added n on n.product_id = a.product_id and n.product_color_id is not distinct from a.color_id
    order by a.place`,
    [
      owner.userId ?? owner.guestHash,
      lines.map(({ product_id }) => product_id),
      lines.map(({ product_color_id }) => product_color_id),
      lines.map(({ quantity }) => quantity),
    ],
  )
}
