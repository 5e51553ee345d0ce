import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { addToCart } from './add-to-cart.ts'
import { takePieces } from './swap-queries.ts'

export interface Swap {
  take: readonly { item_id: number; quantity: number }[]
  productId: number
  quantity: number
}

/**
 * Takes pieces out of lines and adds another article for them, or does neither. Throws `not_found`
 * when a line has not that many, and what adding throws.
 */
export async function swapLines(
  db: Db,
  owner: Owner,
  { take, productId, quantity }: Swap,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if ((await takePieces(trx, owner, take)) !== take.length) throw new ShopError('not_found')
    await addToCart(trx, owner, { productId, colorId: null, quantity })
  })
}
