import type { Cart, LeftOutReason } from '#contract/cart.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type ReminderLine, reminderLines } from './abandoned-queries.ts'
import { addLines } from './add-lines.ts'
import { reminderOf } from './reminder-link.ts'
import { showCart } from './show-cart.ts'

export interface Recovered {
  cart: Cart
  added: number
  missing: { name: string; wanted: number; added: number; reason: LeftOutReason }[]
}

/**
 * Brings a cart to what a reminder was about, on whatever device its link is opened: what is there already
 * counts, so that opening it twice changes nothing. As far as the stock and the room go; what does
 * not fit is named. Throws `not_found` for a link that is not ours or over.
 */
export async function recoverCart(
  shop: Shop,
  owner: Owner,
  token: string,
  now: Date,
): Promise<Recovered> {
  const reminderId = reminderOf(shop, token, now)
  const lines = reminderId && (await reminderLines(shop.db, reminderId))
  if (!lines) throw new ShopError('not_found', { message: 'cart.link_over' })
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
function lacking(lines: readonly ReminderLine[], { items }: Cart): ReminderLine[] {
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
