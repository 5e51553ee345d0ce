import { fromWire } from '#contract/plain/money.ts'
import type { Db } from '#database/pool.ts'
import type { OrderEvent } from '#server/orders/events.ts'

import { newNotification } from './new-notification.ts'
import { insertNotifications, type OrderAbout, orderAbout } from './queries.ts'
import type { TextParams } from './render-text.ts'
import type { Template } from './templates.ts'

/** Tells the customer what happened to an order. Guests only get mails. */
export async function tellOfOrder(
  db: Db,
  { kind, order_id: orderId, event_id: eventId }: OrderEvent,
): Promise<void> {
  const order = await orderAbout(db, eventId)
  const template = order && templateOf(kind, order)
  if (order === undefined || template === undefined) return
  await insertNotifications(db, [
    newNotification(template, {
      userId: order.user_id,
      relatedId: orderId,
      dedupeKey: `order-${kind}:${eventId}`,
      params: { number: order.number, ...paramsOf(kind, order) },
    }),
  ])
}

/** Undefined for what the customer is not told, or knows already. */
function templateOf(
  kind: OrderEvent['kind'],
  { details, is_transfer: isTransfer, is_paid: isPaid }: OrderAbout,
): Template | undefined {
  switch (kind) {
    case 'placed':
      return isTransfer && !isPaid ? 'order_awaiting_transfer' : 'order_placed'
    case 'paid':
      return isTransfer ? 'order_paid' : undefined
    case 'completed':
      return details['by'] === 'staff' ? 'order_completed' : undefined
    case 'cancelled':
      return details['because'] === 'shop' ? 'order_cancelled_by_shop' : 'order_cancelled'
    case 'refunded':
      return typeof details['amount'] === 'string' ? 'order_refunded' : undefined
    case 'note':
      return details['visible'] === true ? 'order_note' : undefined
    case 'shipped':
    case 'delivered':
      return details['is_part'] === true ? `parcel_${kind}` : `order_${kind}`
    case 'in_transit':
    case 'addresses':
      return `order_${kind}`
    case 'refund_failed':
    default:
      return undefined
  }
}

function paramsOf(kind: OrderEvent['kind'], { arrives_on, details, at }: OrderAbout): TextParams {
  const { amount } = details
  return {
    ...((kind === 'placed' || kind === 'shipped' || kind === 'paid') && { arrives_on }),
    ...(kind === 'delivered' && { at: at.toISOString() }),
    ...(kind === 'refunded' && typeof amount === 'string' && { price_cents: fromWire(amount) }),
  }
}
