import type { CartMerge } from '#contract/accounts.ts'
import type { Language } from '#contract/plain/languages.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { localName } from '#server/catalogue/local-name.ts'

import {
  deleteCart,
  dropLines,
  giveCart,
  giveCheckouts,
  lockCarts,
  mergedLines,
  writeLines,
} from './merge-queries.ts'
import { moveSavedLines } from './saved-line-queries.ts'

export interface Merging {
  userId: number
  guestHash: Buffer
  language: Language
}

/**
 * Merges a guest's cart into the account's: lines of the same article add up, as far as the
 * stock and the room for lines go, and what did not fit is returned. Null when the guest had nothing. Safe to repeat and
 * to run many times at once: the guest's cart is gone after the first.
 */
export async function mergeGuestCart(db: Db, merging: Merging): Promise<CartMerge | null> {
  const merge = () => inTransaction(db, (trx) => mergeIn(trx, merging))
  try {
    return await merge()
  } catch (error) {
    // Another tab has just created the account's cart.
    if (isUniqueViolation(error, 'carts_one_per_user')) return merge()
    throw error
  }
}

async function mergeIn(
  trx: Trx,
  { userId, guestHash, language }: Merging,
): Promise<CartMerge | null> {
  const { guestCartId, userCartId } = await lockCarts(trx, userId, guestHash)
  if (guestCartId === undefined) return null
  const cartId = userCartId ?? guestCartId
  await giveCheckouts(trx, { from: guestCartId, to: cartId, userId })
  const lines = await mergedLines(trx, guestCartId, cartId)
  await writeLines(
    trx,
    cartId,
    lines.filter(({ kept }) => kept > 0),
  )
  if (userCartId === undefined) {
    await dropLines(
      trx,
      cartId,
      lines.filter(({ kept }) => kept <= 0),
    )
    await giveCart(trx, guestCartId, userId)
  } else {
    await moveSavedLines(trx, { from: guestCartId, to: cartId })
    await deleteCart(trx, guestCartId)
  }
  if (lines.length === 0) return null
  return {
    moved_items: lines.filter(({ kept }) => kept > 0).length,
    capped: lines
      .filter(({ wanted, kept }) => kept < wanted)
      .map((line) => ({
        product_id: line.product_id,
        name: localName(line, language),
        wanted: line.wanted,
        kept: Math.max(0, line.kept),
        reason: line.is_full ? 'cart_full' : 'stock',
      })),
  }
}
