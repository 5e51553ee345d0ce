import { addNamedLines, type Completed } from '#server/cart/add-named-lines.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { ownOrderLines } from './order-queries.ts'

/**
 * Puts the articles of one's own order into the cart once more, at the prices of now and as far as
 * the stock and the room go. What does not fit is named as on the order. Throws `not_found`.
 */
export async function orderAgain(shop: Shop, owner: Owner, orderId: number): Promise<Completed> {
  const lines = await ownOrderLines(shop.db, owner, orderId)
  if (lines.length === 0) throw new ShopError('not_found', { message: 'orders.not_found' })
  return addNamedLines(shop, owner, lines)
}
