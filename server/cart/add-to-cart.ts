import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import type { Db } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { addLine } from './queries.ts'
import { refuseAboveStock } from './refuse-above-stock.ts'

export interface Addition {
  productId: number
  colorId: number | null
  quantity: number
}

/**
 * Adds pieces of an article to the cart. Throws `not_found`, `validation` when a colour must be
 * chosen, `conflict` when it is no longer for sale, `cart_full` before the
 * 101st line, `out_of_stock` with the most the line may have.
 */
export async function addToCart(
  db: Db,
  owner: Owner,
  { productId, colorId, quantity }: Addition,
): Promise<void> {
  const row = await addLine(db, owner, productId, colorId, quantity)
  if (row === undefined)
    throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
  if (row.quantity !== null) return
  if (!row.is_active)
    throw new ShopError('conflict', { message: 'cart.not_for_sale', extra: { available_stock: 0 } })
  const needsColor = row.stock_kind === 'colors'
  if (needsColor !== (row.color_id !== null) || (colorId !== null && row.color_id === null)) {
    throw new ShopError('validation', {
      fields: { product_color_id: 'cart.choose_color' },
      message: 'cart.choose_color',
    })
  }
  if (row.is_full && quantity <= row.available)
    throw new ShopError('cart_full', { params: { max: CART_LINES_AT_MOST } })
  refuseAboveStock(row.available)
}
