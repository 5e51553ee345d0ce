import { expiredCheckouts } from '#server/checkout/queries.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'
import type { Shop } from '#server/shop.ts'

import { settleCheckout } from './settle-payment.ts'

const BATCH = 200

/**
 * Ends a checkout whose time is over: its payment is cancelled at the provider first, then its
 * stock goes back; if the money has come meanwhile, the order is placed instead.
 */
export async function endCheckout(
  shop: Shop,
  checkoutId: number,
  now: Date,
): Promise<'released' | 'ordered' | 'busy'> {
  const result = await stopPayment(shop.db, shop.provider, checkoutId)
  if (result === 'free') {
    await releaseCheckout(shop.db, checkoutId)
    return 'released'
  }
  if (result === 'busy') return 'busy'
  await settleCheckout(shop, checkoutId, now)
  return 'ordered'
}

/** Ends every checkout whose hold has run out. One that cannot be ended now is tried again next time. */
export async function endExpiredCheckouts(shop: Shop): Promise<void> {
  for (const checkoutId of await expiredCheckouts(shop.db, BATCH)) {
    await endCheckout(shop, checkoutId, shop.clock()).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'a checkout could not be ended'),
    )
  }
}
