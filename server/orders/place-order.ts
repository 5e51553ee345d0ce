import type { Country } from '#contract/plain/countries.ts'
import { deliveryPromise } from '#contract/plain/delivery.ts'
import type { PaymentMethod } from '#contract/plain/statuses.ts'
import { structuredCommunication } from '#contract/plain/structured-communication.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import {
  type CheckoutRow,
  endHolding,
  lockCart,
  lockCartOfCheckout,
  lockCheckout,
  orderedPieces,
  setCheckoutState,
} from '#server/checkout/queries.ts'
import { releaseIn } from '#server/checkout/release-checkout.ts'
import { refuseTooManyUnpaid } from '#server/checkout/unpaid-limits.ts'
import { lockUnpaid, type UnpaidBy } from '#server/checkout/unpaid-queries.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { ProviderIntent } from '#server/payments/provider.ts'
import { flagIntent, setIntentStatus } from '#server/payments/queries.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'
import { sellFreeStock, sellHeldStock } from '#server/stock/hold-stock.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import { recordOrderEvents, THE_SHOP } from './events.ts'
import { orderReceivedMail } from './order-received.mail.ts'
import { orderUrl } from './order-url.ts'
import {
  flagOrder,
  insertOrder,
  insertPayment,
  orderOfSameContent,
  type PlacedOrder,
  takeFromCart,
} from './queries.ts'
import { showOrderOfId } from './show-order.ts'

const DAY_MS = 86_400_000

/** How an order is paid: by an intent that has succeeded, or later by bank transfer. */
export type PaidBy =
  | { kind: 'intent'; intent: ProviderIntent }
  /** `network`: from where it was placed. */
  | { kind: 'bank-transfer'; network: string }

/**
 * Makes the order of a checkout, once: a second caller gets the same order. In one transaction it
 * takes the number, turns the hold into a sale, writes order, items, payment, event and mail,
 * announces the order, and takes the lines out of the cart.
 *
 * Undefined when there is no order to make: a transfer for a checkout that is no longer open, or
 * money that is not the checkout's amount. Money is never lost: what comes for a checkout that was
 * given up becomes an order flagged for staff, and what comes for something that is ordered already,
 * or in the wrong amount, flags the intent.
 */
export async function placeOrder(
  shop: Shop,
  checkoutId: number,
  paidBy: PaidBy,
  now: Date,
): Promise<PlacedOrder | undefined> {
  return inTransaction(shop.db, (trx) => placeIn(trx, shop, checkoutId, paidBy, now))
}

async function placeIn(
  trx: Trx,
  shop: Shop,
  checkoutId: number,
  paidBy: PaidBy,
  now: Date,
): Promise<PlacedOrder | undefined> {
  const cart = await lockCartOfCheckout(trx, checkoutId)
  const checkout = await lockCheckout(trx, checkoutId)
  if (checkout === undefined) throw new Error(`No checkout ${checkoutId}`)
  const existing = await orderOfSameContent(trx, checkout)
  if (paidBy.kind === 'bank-transfer') {
    if (existing?.is_own === true) return existing
    if (checkout.state !== 'open' || checkout.has_expired) return undefined
    await refuseOneTransferTooMany(trx, shop, checkout)
  } else {
    const { intent } = paidBy
    if (existing?.transaction_id === intent.id) return existing
    if (existing !== undefined) return keepForStaff(trx, checkout, intent, existing)
    if (!isRightMoney(intent, checkout)) return keepForStaff(trx, checkout, intent, undefined)
  }
  return writeOrder(trx, shop, { checkout, cart }, paidBy, now)
}

async function writeOrder(
  trx: Trx,
  shop: Shop,
  { checkout, cart }: { checkout: CheckoutRow; cart: LockedCart },
  paidBy: PaidBy,
  now: Date,
): Promise<PlacedOrder> {
  const settings = await shop.settings.get()
  const order = await insertOrder(trx, checkout, {
    status: paidBy.kind === 'intent' ? 'processing' : 'pending',
    estimatedDeliveryOn: deliveryPromise(now, settings.shipping.cut_off, countryOf(checkout))
      .deliveredOn,
  })
  await recordPayment(
    trx,
    order.id,
    checkout,
    paidBy,
    new Date(now.getTime() + settings.payment.bank_transfer_days * DAY_MS),
  )
  await moveToSale(trx, checkout, order.id, paidBy)
  await recordOrderEvents(trx, shop.jobs, {
    orderId: order.id,
    actor: THE_SHOP,
    events: [
      { kind: 'placed', details: { method: methodOf(checkout, paidBy) } },
      ...(paidBy.kind === 'intent' ? [{ kind: 'paid' as const }] : []),
    ],
  })
  await emptyCart(trx, checkout, cart)
  await mailOrder(trx, shop, { checkout, orderId: order.id, paidBy })
  return order
}

function countryOf({ details }: CheckoutRow): Country {
  return details.shipping_address?.country ?? details.billing_country
}

type LockedCart = Awaited<ReturnType<typeof lockCartOfCheckout>>

/** The cart may hold another content by now, which a late payment must not touch. */
async function emptyCart(
  trx: Trx,
  { id, cart_id: cartId, cart_generation }: CheckoutRow,
  locked: LockedCart,
): Promise<void> {
  if (cartId === null) return
  // a sign-in may have given the checkout another cart before the first one was locked
  const generation = locked?.id === cartId ? locked.generation : await lockCart(trx, cartId)
  if (cart_generation !== null && generation !== cart_generation) return
  await takeFromCart(trx, cartId, id)
}

async function mailOrder(
  trx: Trx,
  shop: Shop,
  { checkout, orderId, paidBy }: { checkout: CheckoutRow; orderId: number; paidBy: PaidBy },
): Promise<void> {
  const shown = await showOrderOfId(trx, shop, orderId)
  const mail = orderReceivedMail(
    shown,
    orderUrl(shop, { id: orderId, user_id: checkout.user_id }),
    {
      settings: await shop.settings.get(),
      publicUrl: shop.publicUrl,
    },
  )
  await writeMail(trx, shop.jobs, {
    ...mail,
    dedupeKey: `order-received:${orderId}`,
    template: 'order-received',
    language: checkout.language,
    recipient: checkout.details.billing_email,
    userId: checkout.user_id,
    // A guest can name any address without paying anything.
    ...(paidBy.kind === 'bank-transfer' &&
      checkout.user_id === null && { limitedBy: { network: paidBy.network } }),
  })
}

/** Several checkouts may have been validated before the first of them became an order. */
async function refuseOneTransferTooMany(
  trx: Trx,
  shop: Shop,
  checkout: CheckoutRow,
): Promise<void> {
  const { user_id: userId, guest_hash: guestHash, network_hash: networkHash, details } = checkout
  if (networkHash === null) return
  // exactly one of the two is set, by a constraint
  const owner = { userId, guestHash } as Owner
  const by: UnpaidBy = { owner, email: details.billing_email, networkHash }
  await lockUnpaid(trx, by)
  await refuseTooManyUnpaid(trx, (await shop.settings.get()).payment, by, 'bank_transfer')
}

/** Flags money that no order can be made of, and gives back what its checkout still holds. */
async function keepForStaff(
  trx: Trx,
  checkout: CheckoutRow,
  intent: ProviderIntent,
  order: PlacedOrder | undefined,
): Promise<PlacedOrder | undefined> {
  const reason =
    order === undefined
      ? 'amount or currency differs from the checkout'
      : `paid although order ${order.number} was placed already`
  await setIntentStatus(trx, intent.id, 'succeeded')
  await flagIntent(trx, intent.id, reason)
  await releaseIn(trx, checkout.id)
  return order
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

/** Ends the checkout. A bank transfer keeps its hold until the money arrives or the term ends. */
async function moveToSale(
  trx: Trx,
  checkout: CheckoutRow,
  orderId: number,
  paidBy: PaidBy,
): Promise<void> {
  if (checkout.state === 'open' && paidBy.kind === 'intent') {
    const held = await endHolding(trx, checkout.id, 'ordered')
    return sellHeldStock(trx, held, checkout.id, orderId)
  }
  await setCheckoutState(trx, checkout.id, 'ordered')
  if (checkout.state === 'open') return
  const wanted = await readShelfPieces(trx, await orderedPieces(trx, checkout.id))
  const isSold = await sellFreeStock(trx, wanted, checkout.id, orderId)
  await flagOrder(
    trx,
    orderId,
    isSold
      ? 'paid after its checkout had been given up'
      : 'paid after its checkout had been given up, and the stock is gone',
  )
}

function methodOf(checkout: CheckoutRow, paidBy: PaidBy): PaymentMethod {
  if (paidBy.kind === 'bank-transfer') return 'bank_transfer'
  return paidBy.intent.method ?? checkout.payment_method
}
