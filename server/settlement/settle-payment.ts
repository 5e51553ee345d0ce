import { checkoutById } from '#server/checkout/queries.ts'
import { releaseCheckout } from '#server/checkout/release-checkout.ts'
import type { OrderDesk } from '#server/orders/order-desk.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { orderOfIntent } from '#server/orders/queries.ts'
import { intentById, intentOfCheckout, setIntentStatus } from '#server/payments/queries.ts'
import { stopPayment } from '#server/payments/stop-payment.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

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
  desk: OrderDesk,
  intentId: string,
  now: Date,
): Promise<PaymentState | undefined> {
  const intent = await intentById(desk.db, intentId)
  if (intent === undefined) return undefined
  const known = await orderOfIntent(desk.db, intentId)
  if (known !== undefined)
    return { status: 'succeeded', order_id: known.id, order_number: known.number }
  const atProvider = await desk.provider.readIntent(intentId)
  if (atProvider === undefined) return { status: 'unknown', order_id: null, order_number: null }
  if (atProvider.status !== 'succeeded') {
    await setIntentStatus(desk.db, intentId, atProvider.status)
    return { status: atProvider.status, order_id: null, order_number: null }
  }
  await placeOrder(desk, intent.checkout_id, { kind: 'intent', intent: atProvider }, now)
  const order = await orderOfIntent(desk.db, intentId)
  return {
    status: atProvider.status,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
  }
}

/** The same for one's own payment. Throws `not_found` for a foreign one. */
export async function settleOwnPayment(
  desk: OrderDesk,
  intentId: string,
  owner: Owner,
  now: Date,
): Promise<PaymentState> {
  const intent = await intentById(desk.db, intentId)
  const checkout =
    intent === undefined ? undefined : await checkoutById(desk.db, intent.checkout_id)
  const isOwn =
    checkout !== undefined &&
    (owner.userId === null
      ? checkout.guest_hash?.equals(owner.guestHash) === true
      : checkout.user_id === owner.userId)
  const state = isOwn ? await settlePayment(desk, intentId, now) : undefined
  if (state === undefined) throw new ShopError('not_found', { message: 'payment.not_found' })
  return state
}

/**
 * Ends a checkout whose time is over: its payment is cancelled at the provider first, then its
 * stock goes back; if the money has come meanwhile, the order is placed instead.
 */
export async function endCheckout(
  desk: OrderDesk,
  checkoutId: number,
  now: Date,
): Promise<'released' | 'ordered' | 'busy'> {
  const result = await stopPayment(desk.db, desk.provider, checkoutId)
  if (result === 'free') {
    await releaseCheckout(desk.db, checkoutId)
    return 'released'
  }
  if (result === 'busy') return 'busy'
  await settleCheckout(desk, checkoutId, now)
  return 'ordered'
}

/** Before a new checkout takes the place of an older one of the same cart. Throws `conflict` when that was paid. */
export async function beforeReplacing(
  desk: OrderDesk,
  checkoutId: number,
  now: Date,
): Promise<void> {
  const result = await stopPayment(desk.db, desk.provider, checkoutId)
  if (result === 'free') return
  const order = result === 'paid' ? await settleCheckout(desk, checkoutId, now) : undefined
  throw new ShopError('conflict', {
    message: order === undefined ? 'checkout.payment_busy' : 'checkout.already_paid',
    ...(order && {
      params: { number: order.number },
      extra: { data: { order_id: order.id, order_number: order.number } },
    }),
  })
}

async function settleCheckout(desk: OrderDesk, checkoutId: number, now: Date) {
  const intent = await intentOfCheckout(desk.db, checkoutId)
  if (intent === undefined) return undefined
  await settlePayment(desk, intent.id, now)
  return orderOfIntent(desk.db, intent.id)
}
