import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { checkoutById } from '#server/checkout/queries.ts'
import { cancelUnpaid } from '#server/orders/cancel-order.ts'
import { orderOfCheckout } from '#server/orders/queries.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { endCheckout } from './end-expired-checkouts.ts'

/**
 * Gives back what an unpaid checkout holds: an open one is released, the order of an unpaid
 * transfer is cancelled. Throws `not_found`, and `conflict` when it has been paid, is being paid or
 * holds nothing.
 */
export async function releaseHold(
  shop: Shop,
  staff: Staff,
  checkoutId: number,
  now: Date,
): Promise<'released' | 'cancelled'> {
  const state = await release(shop, checkoutId, { actor: staff.name, now })
  await inTransaction(shop.db, (trx) =>
    recordChange(trx, staff, {
      action: 'release_hold',
      entity: 'checkout',
      entityId: checkoutId,
      after: { state },
    }),
  )
  return state
}

async function release(
  shop: Shop,
  checkoutId: number,
  { actor, now }: { actor: string; now: Date },
): Promise<'released' | 'cancelled'> {
  const checkout = await checkoutById(shop.db, checkoutId)
  if (checkout === undefined) throw new ShopError('not_found')
  if (checkout.state === 'open') {
    const result = await endCheckout(shop, checkoutId, now)
    if (result === 'released') return result
    throw new ShopError('conflict', { message: 'checkout.payment_busy' })
  }
  const order = await orderOfCheckout(shop.db, checkoutId)
  const why = { actor, reason: 'released by staff' }
  if (order !== undefined && (await cancelUnpaid(shop, order.id, why))) return 'cancelled'
  throw new ShopError('conflict')
}
