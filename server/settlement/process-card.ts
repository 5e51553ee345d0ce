import { createIntent } from '#server/checkout/create-intent.ts'
import { ownCheckout } from '#server/checkout/queries.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type PaymentState, settleOwnPayment } from './settle-payment.ts'

export interface CardPayment {
  owner: Owner
  /** Cents; must be those of the checkout. */
  amount: number
  /** A payment method of the provider: `pm_…`. */
  paymentMethodId: string
  now: Date
}

/**
 * Pays the open checkout with a payment method of the provider, and places the order when that
 * succeeds. Throws what `createIntent` does, and `payment_incomplete` when the card is declined.
 */
export async function processCard(
  shop: Shop,
  { owner, amount, paymentMethodId, now }: CardPayment,
): Promise<PaymentState & { payment_intent_id: string; client_secret: string }> {
  const checkout = await ownCheckout(shop.db, owner, undefined)
  if (checkout === undefined) throw new ShopError('checkout_required')
  const intent = await createIntent(shop, {
    owner,
    checkoutId: checkout.id,
    amount,
    currency: 'eur',
  })
  const returnUrl = `${shop.publicUrl}/order-confirmation`
  await shop.provider.confirmIntent(intent.id, paymentMethodId, returnUrl)
  const state = await settleOwnPayment(shop, intent.id, owner, now)
  return { ...state, payment_intent_id: intent.id, client_secret: intent.client_secret }
}
