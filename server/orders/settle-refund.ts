import { cents, toWire } from '#contract/plain/money.ts'
import type { Trx } from '#database/pool.ts'
import { returnStock } from '#server/stock/return-stock.ts'
import { readShelfPieces } from '#server/stock/shelf-pieces.ts'

import { completeWhenDelivered } from './complete-order.ts'
import {
  deskItems,
  type LockedOrder,
  lockOrder,
  raiseVersion,
  setOrderStatus,
} from './desk-queries.ts'
import { recordOrderEvent } from './events.ts'
import type { OrderDesk } from './order-desk.ts'
import { mailOrderEvent } from './order-mail.ts'
import { orderRefundedMail } from './order-refunded.mail.ts'
import { flagOrder } from './queries.ts'
import {
  keepCreditNote,
  lockRefund,
  markRefunded,
  markRefundFailed,
  refreshPaymentStatus,
  type RefundRow,
} from './refund-queries.ts'

/**
 * Records that a refund has been made, once: payment and order change their status, pieces go back to the
 * shelf, the customer is told. `providerId` is null for one paid by hand.
 */
export async function settleRefund(
  trx: Trx,
  desk: OrderDesk,
  refund: RefundRow,
  providerId: string | null,
): Promise<void> {
  const { id, order_id: orderId } = refund
  const order = orderId === null ? undefined : await lockOrder(trx, orderId)
  if ((await lockRefund(trx, id)) !== 'pending') return
  await markRefunded(trx, id, providerId)
  if (order === undefined) return
  const status = await refreshPaymentStatus(trx, order.id)
  await restock(trx, order, refund)
  const isOpen = order.status === 'processing' || order.status === 'completed'
  if (status === 'refunded' && isOpen) await setOrderStatus(trx, order.id, 'refunded')
  else await raiseVersion(trx, order.id)
  const creditNote = await desk.listeners.onRefunded(trx, { refundId: id, orderId: order.id })
  if (creditNote !== null) await keepCreditNote(trx, id, creditNote)
  await tellRefunded(trx, desk, order, { refund, isByHand: providerId === null, creditNote })
  await completeWhenDelivered(trx, desk, order.id, refund.actor)
}

async function restock(trx: Trx, order: LockedOrder, refund: RefundRow): Promise<void> {
  const back = refund.lines.filter((line) => line.restock)
  if (back.length === 0) return
  const items = await deskItems(trx, order.id)
  const lines = back.flatMap(({ order_item_id: itemId, quantity }) => {
    const item = items.find((one) => one.id === itemId)
    return item === undefined
      ? []
      : [{ productId: item.product_id, colorId: item.product_color_id, quantity }]
  })
  await returnStock(trx, await readShelfPieces(trx, lines), {
    orderId: order.id,
    actor: refund.actor,
    reason: refund.reason ?? 'refunded',
  })
}

async function tellRefunded(
  trx: Trx,
  desk: OrderDesk,
  order: LockedOrder,
  about: { refund: RefundRow; isByHand: boolean; creditNote: string | null },
): Promise<void> {
  const { refund, isByHand, creditNote } = about
  const amount = toWire(cents(refund.amount_cents))
  const eventId = await recordOrderEvent(trx, desk.jobs, {
    orderId: order.id,
    kind: 'refunded',
    actor: refund.actor,
    details: {
      refund_id: refund.id,
      amount,
      reason: refund.reason,
      by_hand: isByHand,
      credit_note_number: creditNote,
    },
  })
  const event = { template: 'order-refunded', eventId } as const
  await mailOrderEvent(trx, desk, order, event, (mail) =>
    orderRefundedMail(mail, { amount, isByHand, creditNote, lines: refund.lines }),
  )
}

/**
 * Records that a refund could not be made, or that the money came back: its amount is free to be refunded
 * again, and the order is flagged. For staff alone.
 */
export async function failRefund(
  trx: Trx,
  desk: OrderDesk,
  refund: RefundRow,
  failure: string,
): Promise<void> {
  const { id, order_id: orderId } = refund
  const order = orderId === null ? undefined : await lockOrder(trx, orderId)
  if ((await lockRefund(trx, id)) === 'failed') return
  await markRefundFailed(trx, id, failure)
  if (order === undefined) return
  await refreshPaymentStatus(trx, order.id)
  await raiseVersion(trx, order.id)
  const amount = toWire(cents(refund.amount_cents))
  await flagOrder(trx, order.id, `a refund of ${amount} failed: ${failure}`)
  await recordOrderEvent(trx, desk.jobs, {
    orderId: order.id,
    kind: 'refund_failed',
    actor: refund.actor,
    details: { refund_id: id, amount, failure },
  })
}
