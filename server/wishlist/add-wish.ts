import type { WishlistItem } from '#contract/wishlist.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { insertWish, wishesOf } from './queries.ts'
import { wishOf } from './wish-shape.ts'

/** A list is answered whole, so it has an end. */
export const MOST_WISHES = 200

export interface Wished {
  productId: number
  colorId: number | null
}

/**
 * Adds an article, or one colour of it, to the list; repeating it returns the same item. Throws
 * `not_found`, `validation` for a colour of another article, `conflict` when the list is full.
 */
export async function addWish(
  { db, references }: Pick<Shop, 'db' | 'references'>,
  userId: number,
  wished: Wished,
): Promise<WishlistItem> {
  const added = await insertWish(db, userId, wished, MOST_WISHES)
  if (added === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  if (!added.is_color_known)
    throw new ShopError('validation', { fields: { product_color_id: 'field.invalid' } })
  if (added.wish_id === null)
    throw new ShopError('conflict', { message: 'wishlist.full', params: { max: MOST_WISHES } })
  const [row] = await wishesOf(db, userId, added.wish_id)
  if (row === undefined) throw new ShopError('conflict')
  return wishOf(row, await references.get())
}
