import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { ownCheckout } from '#server/checkout/queries.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { showOrder } from '#server/orders/show-order.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { settleOwnPayment } from './settle-payment.ts'

interface Asked {
  owner: Owner
  language: Language
  now: Date
}

/**
 * The order of a paid intent; what the browser says of amounts and addresses is not looked at.
 * Throws `validation` without an intent, `not_found` for a foreign one, `payment_incomplete`.
 */
export async function finishPaidOrder(
  shop: Shop,
  intentId: string | undefined,
  { owner, language, now }: Asked,
): Promise<Order> {
  if (intentId === undefined)
    throw new ShopError('validation', { fields: { transaction_id: 'field.required' } })
  const { order_id: orderId } = await settleOwnPayment(shop, intentId, owner, now)
  if (orderId === null) throw new ShopError('payment_incomplete')
  return showOrder(shop, owner, orderId, language)
}

/** The order of a checkout that will be paid by bank transfer. Throws `checkout_required`. */
export async function finishTransferOrder(
  shop: Shop,
  checkoutId: number | undefined,
  { owner, language, now }: Asked,
): Promise<Order> {
  const checkout = await ownCheckout(shop.db, owner, checkoutId)
  const isUsable =
    checkout?.state === 'ordered' || (checkout?.state === 'open' && !checkout.has_expired)
  if (checkout === undefined || !isUsable || checkout.payment_method !== 'bank_transfer')
    throw new ShopError('checkout_required')
  const orderId = await placeOrder(shop, checkout.id, { kind: 'bank-transfer' }, now)
  if (orderId === undefined) throw new ShopError('checkout_required')
  return showOrder(shop, owner, orderId, language)
}
