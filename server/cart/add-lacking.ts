import type { Cart } from '#contract/cart.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import { addNamedLines, type Completed, type NamedLine } from './add-named-lines.ts'
import { showCart } from './show-cart.ts'

/**
 * Brings a cart to these lines: what is there already counts, so that doing it twice changes nothing.
 * As far as the stock and the room go; what does not fit is named.
 */
export async function addLacking(
  shop: Shop,
  owner: Owner,
  lines: readonly NamedLine[],
): Promise<Completed> {
  return addNamedLines(shop, owner, lacking(lines, await showCart(shop, owner)))
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
