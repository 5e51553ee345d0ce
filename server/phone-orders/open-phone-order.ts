import type { PhoneDetails } from '#contract/phone-orders.ts'
import { addLacking } from '#server/cart/add-lacking.ts'
import type { Completed } from '#server/cart/add-named-lines.ts'
import { saveForLater } from '#server/cart/saved-lines.ts'
import { setQuantity } from '#server/cart/set-quantity.ts'
import { showCart } from '#server/cart/show-cart.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { phoneOrderOf } from './phone-order-link.ts'
import { markOpened, phoneOrder, type PhoneLine, type PhoneOrderRow } from './queries.ts'

interface Opened extends Completed {
  email: string
  details: PhoneDetails
}

/**
 * Makes the cart of whoever opens the link what was ordered by phone; what else was in it is saved for
 * later. Doing it twice changes nothing. Throws `not_found` for a link that is not ours, over or
 * withdrawn, and `conflict` for one that was ordered already.
 */
export async function openPhoneOrder(
  shop: Shop,
  owner: Owner,
  token: string,
  now: Date,
): Promise<Opened> {
  const row = await openable(shop, token, now)
  await setAside(shop, owner, row.lines)
  const completed = await addLacking(shop, owner, row.lines)
  if (completed.cart.id !== null) await markOpened(shop.db, row.id, completed.cart.id)
  return { ...completed, email: row.email, details: row.details }
}

async function openable(shop: Shop, token: string, now: Date): Promise<PhoneOrderRow> {
  const id = phoneOrderOf(shop, token, now)
  const row = id === undefined ? undefined : await phoneOrder(shop.db, id)
  if (row === undefined || row.status === 'withdrawn' || row.status === 'expired')
    throw new ShopError('not_found', { message: 'cart.link_over' })
  if (row.status === 'ordered')
    throw new ShopError('conflict', {
      message: 'checkout.already_ordered',
      params: { number: row.order_number ?? '' },
    })
  return row
}

/** Lines that were not ordered by phone go to the list for later, and what is too much of one goes. */
async function setAside(shop: Shop, owner: Owner, told: readonly PhoneLine[]): Promise<void> {
  for (const item of (await showCart(shop, owner)).items) {
    const line = told.find(
      (one) => one.product_id === item.product_id && one.product_color_id === item.product_color_id,
    )
    // oxlint-disable-next-line no-await-in-loop -- one cart, one change at a time
    if (line === undefined) await saveForLater(shop.db, owner, item.id)
    else if (item.quantity > line.quantity)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await setQuantity(shop.db, owner, item.id, line.quantity)
  }
}
