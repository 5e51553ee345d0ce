import type { Db } from '#database/pool.ts'
import type { OrderEvent } from '#server/orders/events.ts'

import { newNotification } from './new-notification.ts'
import { insertNotifications, orderAbout } from './queries.ts'

/** Tells the customer what happened to an order. Guests only get mails. */
export async function tellOfOrder(db: Db, { kind, order_id: orderId }: OrderEvent): Promise<void> {
  const order = await orderAbout(db, orderId)
  if (order === undefined) return
  const { user_id: userId, number, arrives_on, is_awaiting_transfer: isAwaiting } = order
  const isPlaced = kind === 'placed'
  const template = isPlaced && isAwaiting ? 'order_awaiting_transfer' : (`order_${kind}` as const)
  await insertNotifications(db, [
    newNotification(template, {
      userId,
      relatedId: orderId,
      dedupeKey: `order-${kind}:${orderId}`,
      params: { number, ...(isPlaced && { arrives_on }) },
    }),
  ])
}
