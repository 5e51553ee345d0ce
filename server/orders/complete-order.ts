import type { Trx } from '#database/pool.ts'
import type { Shop } from '#server/shop.ts'

import {
  deskItems,
  haveParcelsArrived,
  type LockedOrder,
  lockOrder,
  setOrderStatus,
} from './desk-queries.ts'
import { recordOrderEvent } from './events.ts'
import { orderCompletedMail } from './order-completed.mail.ts'
import { mailOrderEvent } from './order-mail.ts'

/** Closes an order by hand, and tells its customer. */
export async function completeByStaff(
  trx: Trx,
  shop: Shop,
  order: LockedOrder,
  actor: string,
): Promise<void> {
  await setOrderStatus(trx, order.id, 'completed')
  const eventId = await recordOrderEvent(trx, shop.jobs, {
    orderId: order.id,
    kind: 'completed',
    actor,
    details: { by: 'staff' },
  })
  await mailOrderEvent(
    trx,
    shop,
    order,
    { template: 'order-completed', eventId },
    orderCompletedMail,
  )
}

/**
 * Closes an order once all its parcels have arrived and nothing is left to ship; the customer has been
 * told of the parcels. The order must be locked.
 */
export async function completeWhenDelivered(
  trx: Trx,
  shop: Shop,
  orderId: number,
  actor: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (order?.status !== 'processing' || !(await isWhollyDelivered(trx, orderId))) return
  await setOrderStatus(trx, orderId, 'completed')
  await recordOrderEvent(trx, shop.jobs, { orderId, kind: 'completed', actor })
}

/** Whether every parcel has arrived and nothing is left to ship. */
export async function isWhollyDelivered(trx: Trx, orderId: number): Promise<boolean> {
  if (!(await haveParcelsArrived(trx, orderId))) return false
  return (await deskItems(trx, orderId)).every((item) => item.to_ship === 0)
}
