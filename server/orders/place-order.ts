import { deliveryPromise } from '#contract/plain/delivery.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import {
  type CheckoutRow,
  lockCheckout,
  orderedPieces,
  setCheckoutState,
  takeHolds,
} from '#server/checkout/queries.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { ProviderIntent } from '#server/payments/provider.ts'
import { flagIntent, setIntentStatus } from '#server/payments/queries.ts'
import type { Shop } from '#server/shop.ts'
import { sellFreeStock, sellHeldStock } from '#server/stock/hold-stock.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import { announceOrderEvent } from './events.ts'
import { orderReceivedMail } from './order-received.mail.ts'
import {
  addOrderEvent,
  flagOrder,
  insertOrder,
  insertPayment,
  orderIdOfCheckout,
  takeFromCart,
} from './queries.ts'
import { showOrderOfId } from './show-order.ts'
import { structuredCommunication } from './structured-communication.ts'

const DAY_MS = 86_400_000

/** How an order is paid: by an intent that has succeeded, or later by bank transfer. */
export type PaidBy = { kind: 'intent'; intent: ProviderIntent } | { kind: 'bank-transfer' }

/**
 * Makes the order of a checkout, once: a second caller gets the same order's id. In one
 * transaction it takes the number, turns the hold into a sale, writes order, items, payment, event
 * and mail, announces the order, and takes the lines out of the cart. Money that came for a checkout whose hold had run
 * out still becomes an order, flagged for staff when the stock is gone. Answers undefined when the
 * amount is not that of the checkout: the intent is flagged for staff.
 */
export async function placeOrder(
  shop: Shop,
  checkoutId: number,
  paidBy: PaidBy,
  now: Date,
): Promise<number | undefined> {
  try {
    return await shop.db.transaction().execute((trx) => placeIn(trx, shop, checkoutId, paidBy, now))
  } catch (error) {
    // Another process has just made it.
    if (isUniqueViolation(error, 'orders_one_per_checkout'))
      return orderIdOfCheckout(shop.db, checkoutId)
    throw error
  }
}

async function placeIn(
  trx: Trx,
  shop: Shop,
  checkoutId: number,
  paidBy: PaidBy,
  now: Date,
): Promise<number | undefined> {
  const checkout = await lockCheckout(trx, checkoutId)
  if (checkout === undefined) throw new Error(`No checkout ${checkoutId}`)
  const existing = await orderIdOfCheckout(trx, checkoutId)
  if (existing !== undefined) return existing
  if (paidBy.kind === 'intent' && !isRightMoney(paidBy.intent, checkout)) {
    await flagIntent(trx, paidBy.intent.id, 'amount or currency differs from the checkout')
    return undefined
  }
  const settings = await shop.settings.get()
  const order = await insertOrder(trx, checkout, {
    status: paidBy.kind === 'intent' ? 'processing' : 'pending',
    estimatedDeliveryOn: deliveryPromise(now, settings.shipping.cut_off).deliveredOn,
  })
  await recordPayment(
    trx,
    order.id,
    checkout,
    paidBy,
    new Date(now.getTime() + settings.payment.bank_transfer_days * DAY_MS),
  )
  await moveToSale(trx, checkout, order.id, paidBy)
  await setCheckoutState(trx, checkoutId, 'ordered')
  await addOrderEvent(trx, order.id, 'placed', { method: methodOf(checkout, paidBy) })
  await announceOrderEvent(trx, shop.jobs, { kind: 'placed', order_id: order.id })
  if (checkout.cart_id !== null) await takeFromCart(trx, checkout.cart_id, checkoutId)
  const shown = await showOrderOfId(trx, shop, order.id)
  const mail = orderReceivedMail(shown, settings, shop.publicUrl)
  await writeMail(trx, shop.jobs, {
    ...mail,
    dedupeKey: `order-received:${order.id}`,
    template: 'order-received',
    language: checkout.language,
    recipient: checkout.details.billing_email,
    userId: checkout.user_id,
  })
  return order.id
}

function isRightMoney(intent: ProviderIntent, { total_cents }: CheckoutRow): boolean {
  return intent.amountReceived === total_cents && intent.currency === 'eur'
}

async function recordPayment(
  trx: Trx,
  orderId: number,
  checkout: CheckoutRow,
  paidBy: PaidBy,
  dueAt: Date,
): Promise<void> {
  const isPaid = paidBy.kind === 'intent'
  await insertPayment(trx, {
    orderId,
    method: methodOf(checkout, paidBy),
    status: isPaid ? 'paid' : 'pending',
    transactionId: isPaid ? paidBy.intent.id : null,
    amountCents: checkout.total_cents,
    structuredCommunication: isPaid ? null : structuredCommunication(orderId),
    dueAt: isPaid ? null : dueAt,
  })
  if (isPaid) await setIntentStatus(trx, paidBy.intent.id, 'succeeded')
}

/** A bank transfer keeps its hold until the money arrives or the term ends. */
async function moveToSale(
  trx: Trx,
  checkout: CheckoutRow,
  orderId: number,
  paidBy: PaidBy,
): Promise<void> {
  if (checkout.state === 'open') {
    if (paidBy.kind === 'bank-transfer') return
    await sellHeldStock(trx, await takeHolds(trx, checkout.id), checkout.id, orderId)
    return
  }
  const wanted = await readShelfPieces(trx, await orderedPieces(trx, checkout.id))
  if (await sellFreeStock(trx, wanted, checkout.id, orderId)) return
  await flagOrder(trx, orderId, 'paid after the hold had run out, and the stock is gone')
}

function methodOf(checkout: CheckoutRow, paidBy: PaidBy): PaymentMethod {
  if (paidBy.kind === 'bank-transfer') return 'bank_transfer'
  return paidBy.intent.method ?? checkout.payment_method
}
