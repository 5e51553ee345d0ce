import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { reminderLines } from './abandoned-queries.ts'
import { addLacking } from './add-lacking.ts'
import type { Completed } from './add-named-lines.ts'
import { reminderOf } from './reminder-link.ts'

/**
 * Brings a cart to what a reminder was about, on whatever device its link is opened. Throws `not_found`
 * for a link that is not ours or over.
 */
export async function recoverCart(
  shop: Shop,
  owner: Owner,
  token: string,
  now: Date,
): Promise<Completed> {
  const reminderId = reminderOf(shop, token, now)
  const lines = reminderId && (await reminderLines(shop.db, reminderId))
  if (!lines) throw new ShopError('not_found', { message: 'cart.link_over' })
  return addLacking(shop, owner, lines)
}
