import type { Cart, LeftOutReason } from '#contract/cart.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import type { WantedLine } from './add-lines-queries.ts'
import { addLines } from './add-lines.ts'
import { showCart } from './show-cart.ts'

export interface NamedLine extends WantedLine {
  /** As its reader knows the article: in the language of a mail, or as it stands on an order. */
  name: string
}

export interface Completed {
  cart: Cart
  /** Pieces. */
  added: number
  missing: { name: string; wanted: number; added: number; reason: LeftOutReason }[]
}

/** Adds lines to the cart as far as the stock and the room go; what does not fit is named. */
export async function addNamedLines(
  shop: Shop,
  owner: Owner,
  lines: readonly NamedLine[],
): Promise<Completed> {
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
