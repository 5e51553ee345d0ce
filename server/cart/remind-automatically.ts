import type { Shop } from '#server/shop.ts'

import { cartsToRemind } from './abandoned-queries.ts'
import { REMINDER_QUIET_DAYS, remindOfCart } from './remind-of-cart.ts'

const FROM_HOURS = 4
const TO_DAYS = 3
const CARTS_AT_ONCE = 200

/** Where the shop has it switched on: reminds customers who agreed to offers of the cart they left. */
export async function remindAutomatically(shop: Shop): Promise<void> {
  const { mail } = await shop.settings.get()
  if (!mail.cart_reminders) return
  const when = { fromHours: FROM_HOURS, toDays: TO_DAYS, quietDays: REMINDER_QUIET_DAYS }
  for (const cartId of await cartsToRemind(shop.db, when, CARTS_AT_ONCE)) {
    // Whoever comes back at this very moment has a cart that is not abandoned any more.
    await remindOfCart(shop, cartId, shop.clock()).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'a cart could not be reminded of'),
    )
  }
}
