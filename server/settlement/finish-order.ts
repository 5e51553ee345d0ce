import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import { ownCheckout } from '#server/checkout/queries.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { showOrder } from '#server/orders/show-order.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { settleCheckout, settleOwnPayment } from './settle-payment.ts'

interface Asked {
  owner: Owner
  language: Language
  now: Date
}

interface AskedFrom extends Asked {
  /** The network. */
  ip: string
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

/**
 * The order of a checkout that will be paid by bank transfer. Throws `checkout_required`, and
 * `conflict` while a payment for the checkout is being processed.
 */
export async function finishTransferOrder(
  shop: Shop,
  checkoutId: number | undefined,
  { owner, language, now, ip }: AskedFrom,
): Promise<Order> {
  const checkout = await ownCheckout(shop.db, owner, checkoutId)
  if (checkout?.payment_method !== 'bank_transfer') throw new ShopError('checkout_required')
  const order = await orderByTransfer(shop, checkout.id, { now, ip })
  if (order === undefined) throw new ShopError('checkout_required')
  return showOrder(shop, owner, order.id, language)
}

/** Nobody may be able to pay by card what will be transferred. */
async function orderByTransfer(
  shop: Shop,
  checkoutId: number,
  { now, ip }: Pick<AskedFrom, 'now' | 'ip'>,
): Promise<{ id: number } | undefined> {
  const payment = await stopPayment(shop.db, shop.provider, checkoutId)
  if (payment === 'paid') return settleCheckout(shop, checkoutId, now)
  if (payment === 'busy') throw new ShopError('conflict', { message: 'checkout.payment_busy' })
  return placeOrder(shop, checkoutId, { kind: 'bank-transfer', network: ip }, now)
}
