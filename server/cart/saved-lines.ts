import { CART_LINES_AT_MOST } from '#contract/plain/cart-size.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { addLines } from './add-lines.ts'
import { refuseAboveStock } from './refuse-above-stock.ts'
import { saveLine, takeSavedLine } from './saved-line-queries.ts'

/** Puts a line of the cart aside for later. Throws `not_found` and `cart_full`. */
export async function saveForLater(db: Db, owner: Owner, itemId: number): Promise<void> {
  const row = await saveLine(db, owner, itemId)
  if (row === undefined) throw new ShopError('not_found')
  if (!row.is_saved) throw new ShopError('cart_full', { params: { max: CART_LINES_AT_MOST } })
}

/**
 * Puts what was saved back into the cart, as far as the stock goes. Throws `not_found`, `cart_full`,
 * and `out_of_stock` when nothing is left of it; then it stays saved.
 */
export async function moveToCart(db: Db, owner: Owner, savedId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const line = await takeSavedLine(trx, owner, savedId)
    if (line === undefined) throw new ShopError('not_found')
    const [added] = await addLines(trx, owner, [line])
    if (added?.isCartFull === true)
      throw new ShopError('cart_full', { params: { max: CART_LINES_AT_MOST } })
    if (added === undefined || added.pieces === 0) refuseAboveStock(0)
  })
}

/** Forgets what was saved. Throws `not_found`. */
export async function forgetSaved(db: Db, owner: Owner, savedId: number): Promise<void> {
  if ((await takeSavedLine(db, owner, savedId)) === undefined) throw new ShopError('not_found')
}
