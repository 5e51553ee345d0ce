import { cents, subtract, toWire, ZERO } from '#contract/plain/money.ts'
import { nextStatuses } from '#contract/plain/order-transitions.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { takeHolds } from '#server/checkout/queries.ts'
import type { Shop } from '#server/shop.ts'
import { releaseStock } from '#server/stock/hold-stock.ts'
import { undoSale } from '#server/stock/return-stock.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import {
  deskItems,
  type DeskItem,
  failPayment,
  hasShipped,
  type LockedOrder,
  lockOrder,
  setOrderStatus,
} from './desk-queries.ts'
import { recordOrderEvent, THE_SHOP } from './events.ts'
import { finishRefund } from './finish-refund.ts'
import { type DeskCall, lockForDesk } from './lock-for-desk.ts'
import { type Cancellation, orderCancelledMail } from './order-cancelled.mail.ts'
import type { OrderDesk } from './order-desk.ts'
import { mailOrderEvent } from './order-mail.ts'
import { unflagCancelled } from './queries.ts'
import { capturedCents } from './refund-amounts.ts'
import { reserveRefund } from './refund-order.ts'
import { invalidTransition } from './refuse-transition.ts'

/**
 * Cancels an order of which nothing has left: what it holds or has sold goes back to the shelf, and what
 * was captured is refunded. `reason` is for staff. Throws `invalid_transition`.
 */
export async function cancelOrder(
  desk: OrderDesk,
  call: DeskCall,
  orderId: number,
  reason: string | null,
): Promise<void> {
  const refundId = await inTransaction(desk.db, async (trx) => {
    const order = await lockForDesk(trx, orderId, call)
    const allowed = nextStatuses({
      status: order.status,
      hasShipped: await hasShipped(trx, orderId),
    })
    if (!allowed.includes('cancelled')) throw invalidTransition(order, allowed, call.language)
    const refund = await cancelIn(trx, desk, order, call, reason)
    await recordChange(trx, call.staff, {
      action: 'cancel',
      entity: 'order',
      entityId: orderId,
      before: { status: order.status },
      after: { status: 'cancelled', reason },
    })
    return refund
  })
  if (refundId !== undefined) await finishRefund(desk, refundId)
}

/** Answers the refund to be made, if any. */
async function cancelIn(
  trx: Trx,
  desk: OrderDesk,
  order: LockedOrder,
  { staff }: DeskCall,
  reason: string | null,
): Promise<number | undefined> {
  const details = { reason }
  if (order.status === 'pending') {
    await giveUpUnpaid(trx, desk, order, { actor: staff.name, details })
    return undefined
  }
  const left = subtract(capturedCents(order), cents(order.refunded_cents))
  const items = (await deskItems(trx, order.id)).filter((item) => item.refunded < item.quantity)
  await setOrderStatus(trx, order.id, 'cancelled')
  await unflagCancelled(trx, order.id)
  await putBack(trx, order, items, staff.name)
  const event = { orderId: order.id, kind: 'cancelled', actor: staff.name, details } as const
  await tellCancelled(trx, desk, order, event, { because: 'shop', refund: toWire(left) })
  if (left === ZERO) return undefined
  return reserveRefund(trx, order, {
    amountCents: left,
    reason,
    actor: staff.name,
    key: crypto.randomUUID(),
    // The pieces are back on the shelf already.
    lines: items.map((item) => ({ item, quantity: item.quantity - item.refunded, restock: false })),
  })
}

/** What was refunded before without going back to the shelf is written off, for it was never sent. */
async function putBack(
  trx: Trx,
  { id }: LockedOrder,
  items: readonly DeskItem[],
  actor: string,
): Promise<void> {
  const lines = items.map((item) => ({
    productId: item.product_id,
    colorId: item.product_color_id,
    quantity: item.quantity - item.refunded,
  }))
  const why = { orderId: id, actor, reason: 'order cancelled' }
  await undoSale(trx, await readShelfPieces(trx, lines), why)
}

/** Cancels an order that waits for its bank transfer; false when it does not wait any more. */
export async function cancelUnpaid(
  shop: Shop,
  orderId: number,
  { actor = THE_SHOP, reason }: { actor?: string; reason: string },
): Promise<boolean> {
  return inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status !== 'pending') return false
    await giveUpUnpaid(trx, shop, order, { actor, details: { reason } })
    return true
  })
}

async function giveUpUnpaid(
  trx: Trx,
  shop: Shop,
  order: LockedOrder,
  { actor, details }: { actor: string; details: object },
): Promise<void> {
  await setOrderStatus(trx, order.id, 'cancelled')
  await failPayment(trx, order.id)
  await releaseStock(trx, await takeHolds(trx, order.checkout_id), order.checkout_id)
  const why: Cancellation =
    actor === THE_SHOP ? { because: 'unpaid' } : { because: 'shop', refund: '0.00' }
  const event = { orderId: order.id, kind: 'cancelled', actor, details } as const
  await tellCancelled(trx, shop, order, event, why)
}

async function tellCancelled(
  trx: Trx,
  shop: Shop,
  order: LockedOrder,
  event: { orderId: number; kind: 'cancelled'; actor: string; details: object },
  why: Cancellation,
): Promise<void> {
  const details = { ...event.details, ...why }
  const eventId = await recordOrderEvent(trx, shop.jobs, { ...event, details })
  await mailOrderEvent(trx, shop, order, { template: 'order-cancelled', eventId }, (mail) =>
    orderCancelledMail(mail, why),
  )
}
