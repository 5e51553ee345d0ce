import { placeOrder } from '#server/orders/place-order.ts'
import { intentOfCheckout, setIntentStatus } from '#server/payments/queries.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type PaymentToSettle, paymentToSettle } from './payment-queries.ts'

export interface PaymentState {
  status: string
  order_id: number | null
  order_number: string | null
}

/**
 * Asks the provider how a payment stands and places the order when it is paid: the one way in which
 * browser, webhook and reconciler make orders. Undefined for an intent that is not ours (yet).
 */
export async function settlePayment(
  shop: Shop,
  intentId: string,
  now: Date,
): Promise<PaymentState | undefined> {
  const payment = await paymentToSettle(shop.db, intentId)
  return payment && settle(shop, payment, now)
}

async function settle(
  shop: Shop,
  { id: intentId, checkout_id: checkoutId, order_id, order_number }: PaymentToSettle,
  now: Date,
): Promise<PaymentState> {
  if (order_id !== null) return { status: 'succeeded', order_id, order_number }
  const atProvider = await shop.provider.readIntent(intentId)
  if (atProvider === undefined) return { status: 'unknown', order_id: null, order_number: null }
  if (atProvider.status !== 'succeeded') {
    await setIntentStatus(shop.db, intentId, atProvider.status)
    return { status: atProvider.status, order_id: null, order_number: null }
  }
  const paidBy = { kind: 'intent', intent: atProvider } as const
  const order = await placeOrder(shop, checkoutId, paidBy, now)
  return {
    status: atProvider.status,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
  }
}

/** The same for one's own payment. Throws `not_found` for a foreign one. */
export async function settleOwnPayment(
  shop: Shop,
  intentId: string,
  owner: Owner,
  now: Date,
): Promise<PaymentState> {
  const payment = await paymentToSettle(shop.db, intentId)
  const isOwn =
    owner.userId === null
      ? payment?.guest_hash?.equals(owner.guestHash) === true
      : payment?.user_id === owner.userId
  if (payment === undefined || !isOwn)
    throw new ShopError('not_found', { message: 'payment.not_found' })
  return settle(shop, payment, now)
}

/** Settles the payment of a checkout. Undefined when it has none, or no order came of it. */
export async function settleCheckout(
  shop: Shop,
  checkoutId: number,
  now: Date,
): Promise<{ id: number; number: string } | undefined> {
  const intent = await intentOfCheckout(shop.db, checkoutId)
  if (intent === undefined) return undefined
  const state = await settlePayment(shop, intent.id, now)
  if (state === undefined || state.order_id === null || state.order_number === null)
    return undefined
  return { id: state.order_id, number: state.order_number }
}
