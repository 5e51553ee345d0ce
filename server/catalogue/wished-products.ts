import type { Product } from '#contract/catalogue.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { Caller } from '#server/platform/context.ts'

/**
 * Adds `in_wishlist` for a signed-in caller, as the authenticated calls answer it; other callers
 * get the products as they are.
 */
export async function withWishes<P extends Product>(
  db: Db,
  caller: Caller,
  products: readonly P[],
): Promise<P[]> {
  if (caller.kind !== 'user') return [...products]
  const rows = await readRows<{ product_id: number }>(
    db,
    'select distinct product_id from wishlist_items where user_id = $1 and product_id = any($2::int[])',
    [caller.user.id, products.map(({ id }) => id)],
  )
  const wished = new Set(rows.map(({ product_id }) => product_id))
  return products.map((product) => ({ ...product, in_wishlist: wished.has(product.id) }))
}
