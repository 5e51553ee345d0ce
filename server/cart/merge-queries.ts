import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import { readRows, type Trx } from '#database/pool.ts'

export interface CartPair {
  guestCartId: number | undefined
  userCartId: number | undefined
}

/** Locks the carts of a guest and of an account, so that nothing is added to either meanwhile. */
export async function lockCarts(trx: Trx, userId: number, guestHash: Buffer): Promise<CartPair> {
  const rows = await readRows<{ id: number; is_guest: boolean }>(
    trx,
    `select id, guest_hash is not null as is_guest from carts where user_id = $1 or guest_hash = $2
    order by id for update`,
    [userId, guestHash],
  )
  const idOf = (isGuest: boolean) => rows.find(({ is_guest }) => is_guest === isGuest)?.id
  return { guestCartId: idOf(true), userCartId: idOf(false) }
}

/** Breaks `carts_one_per_user` when the account got a cart at this very moment. */
export async function giveCart(trx: Trx, cartId: number, userId: number): Promise<void> {
  await readRows(
    trx,
    'update carts set user_id = $2, guest_hash = null, updated_at = now() where id = $1',
    [cartId, userId],
  )
}

/**
 * The guest's checkouts that are being paid belong to the account from now on: their hold counts
 * for its cart, and the order becomes its own, whether browser or webhook comes first.
 */
export async function giveCheckouts(
  trx: Trx,
  { from, to, userId }: { from: number; to: number; userId: number },
): Promise<void> {
  await readRows(
    trx,
    `update checkouts set cart_id = $2, user_id = $3, guest_hash = null,
      cart_generation = (select generation from carts where id = $2)
    where cart_id = $1 and state = 'open' and user_id is null`,
    [from, to, userId],
  )
}

export interface MergedLine {
  product_id: number
  name: string
  name_nl: string
  name_fr: string
  wanted: number
  kept: number
  /** There was no room for another line. */
  is_full: boolean
}

/**
 * What every line of the guest's cart comes to in the account's cart (or in the guest's own, when
 * it is handed over): the sum, at most what the cart may take, and never less than the account had.
 * The account's lines keep their place; the newest of the guest's get what room is left.
 */
export function mergedLines(
  trx: Trx,
  guestCartId: number,
  cartId: number,
): Promise<(MergedLine & { product_color_id: number | null })[]> {
  return readRows(
    trx,
    `with line as (
      select g.id, g.product_id, g.product_color_id, p.name, p.name_nl, p.name_fr,
        g.quantity + coalesce(u.quantity, 0) as wanted, coalesce(u.quantity, 0) as had,
        case when p.status = 'active' then stock_for_cart(p.id, p.stock_kind, g.product_color_id, $2) else 0 end as available
      from cart_items g join products p on p.id = g.product_id
      left join cart_items u on u.cart_id = $2 and u.cart_id <> g.cart_id and u.product_id = g.product_id
        and u.product_color_id is not distinct from g.product_color_id
      where g.cart_id = $1
    ), placed as (
      select *, had = 0 and available > 0 and
        count(*) filter (where had = 0 and available > 0) over (order by id desc)
          + (select count(*) from cart_items where cart_id = $2 and cart_id <> $1) > $3 as is_full
      from line
    )
    select product_id, product_color_id, name, name_nl, name_fr, wanted, is_full,
      case when is_full then 0 else greatest(had, least(wanted, available)) end as kept
    from placed order by id`,
    [guestCartId, cartId, CART_LINES_AT_MOST],
  )
}

/** Writes the lines into a cart with their merged quantities, leaving out those that come to nothing. */
export async function writeLines(
  trx: Trx,
  cartId: number,
  lines: readonly { product_id: number; product_color_id: number | null; kept: number }[],
): Promise<void> {
  await readRows(
    trx,
    `insert into cart_items (cart_id, product_id, product_color_id, quantity)
    select $1, line.* from unnest($2::int[], $3::int[], $4::int[]) as line
    on conflict on constraint cart_items_one_line_per_article do update set quantity = excluded.quantity`,
    [
      cartId,
      lines.map(({ product_id }) => product_id),
      lines.map(({ product_color_id }) => product_color_id),
      lines.map(({ kept }) => kept),
    ],
  )
  await readRows(trx, 'update carts set updated_at = now() where id = $1', [cartId])
}

/** Removes the lines that come to nothing. */
export async function dropLines(
  trx: Trx,
  cartId: number,
  lines: readonly { product_id: number; product_color_id: number | null }[],
): Promise<void> {
  await readRows(
    trx,
    `delete from cart_items i using unnest($2::int[], $3::int[]) as gone (product_id, product_color_id)
    where i.cart_id = $1 and i.product_id = gone.product_id and i.product_color_id is not distinct from gone.product_color_id`,
    [
      cartId,
      lines.map(({ product_id }) => product_id),
      lines.map(({ product_color_id }) => product_color_id),
    ],
  )
}

export async function deleteCart(trx: Trx, cartId: number): Promise<void> {
  await readRows(trx, 'delete from carts where id = $1', [cartId])
}
