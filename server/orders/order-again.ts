import type { Cart, LeftOutReason } from '#contract/cart.ts'
import { addLines } from '#server/cart/add-lines.ts'
import { showCart } from '#server/cart/show-cart.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { ownOrderLines } from './order-queries.ts'

export interface OrderedAgain {
  cart: Cart
  added: number
  missing: { name: string; wanted: number; added: number; reason: LeftOutReason }[]
}

/**
 * Puts the articles of one's own order into the cart once more, at the prices of now and as far as
 * the stock and the room go. What does not fit is named as on the order. Throws `not_found`.
 */
export async function orderAgain(shop: Shop, owner: Owner, orderId: number): Promise<OrderedAgain> {
  const lines = await ownOrderLines(shop.db, owner, orderId)
  if (lines.length === 0) throw new ShopError('not_found', { message: 'orders.not_found' })
  const added = await addLines(shop.db, owner, lines)
  const missing = lines
    .map(({ name, quantity }, index) => ({
      name,
      wanted: quantity,
      added: added[index]?.pieces ?? 0,
      reason: added[index]?.isCartFull === true ? ('cart_full' as const) : ('stock' as const),
    }))
    .filter((line) => line.added < line.wanted)
  return {
    cart: await showCart(shop, owner),
    added: added.reduce((sum, { pieces }) => sum + pieces, 0),
    missing,
  }
}
