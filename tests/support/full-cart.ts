import { sql } from 'kysely'

import { hashOfGuest } from '#server/platform/context.ts'

import { newGuest, type TestShop } from './shop.ts'

/** Articles without colours of their own, in stock, by their ids. */
export async function singleArticles(shop: TestShop, count: number): Promise<number[]> {
  const rows = await shop.db
    .selectFrom('products')
    .select('id')
    .where('stock_kind', '=', 'single')
    .where('status', '=', 'active')
    .where('in_stock', '=', true)
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts one of each article into the cart of a guest, or of an account; answers the guest's id. */
export async function givenFullCart(
  shop: TestShop,
  articles: readonly number[],
  { guest = newGuest(), userId }: { guest?: string; userId?: number } = {},
): Promise<string> {
  const owner =
    userId === undefined
      ? { guest_hash: hashOfGuest(guest), user_id: null }
      : { guest_hash: null, user_id: userId }
  await sql`with cart as (
      insert into carts (user_id, guest_hash) values (${owner.user_id}, ${owner.guest_hash})
      on conflict (guest_hash) do update set updated_at = now() returning id
    )
    insert into cart_items (cart_id, product_id, quantity)
    select cart.id, a, 1 from cart, unnest(${sql.val(articles)}::int[]) a`.execute(shop.db)
  return guest
}
