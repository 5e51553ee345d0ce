import type { Cart, LeftOutReason } from '#contract/cart.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import type { WantedLine } from './add-lines-queries.ts'
import { addLines } from './add-lines.ts'
import { showCart } from './show-cart.ts'

export interface NamedLine extends WantedLine {
  /** In the language of the mail. */
  name: string
}

export interface Completed {
  cart: Cart
  /** Pieces. */
  added: number
  missing: { name: string; wanted: number; added: number; reason: LeftOutReason }[]
}

/**
 * Brings a cart to these lines: what is there already counts, so that doing it twice changes nothing.
 * As far as the stock and the room go; what does not fit is named.
 */
export async function addLacking(
  shop: Shop,
  owner: Owner,
  lines: readonly NamedLine[],
): Promise<Completed> {
  const wanted = lacking(lines, await showCart(shop, owner))
  const added = await addLines(shop.db, owner, wanted)
  const missing = wanted
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

/** What of the lines the cart does not have. */
function lacking(lines: readonly NamedLine[], { items }: Cart): NamedLine[] {
  return lines
    .map((line) => {
      const had = items.find(
        (item) =>
          item.product_id === line.product_id && item.product_color_id === line.product_color_id,
      )
      return { ...line, quantity: line.quantity - (had?.quantity ?? 0) }
    })
    .filter(({ quantity }) => quantity > 0)
}
