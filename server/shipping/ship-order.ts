import type { AdminShipment } from '#contract/admin-orders.ts'
import { belgianDay, nextWorkingDay } from '#contract/plain/delivery.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { adminShipmentOf } from '#server/orders/admin-order-shape.ts'
import {
  deskItems,
  type DeskItem,
  expectNotBefore,
  hasShipped,
  type LockedOrder,
  raiseVersion,
} from '#server/orders/desk-queries.ts'
import { recordOrderEvent } from '#server/orders/events.ts'
import { type DeskCall, lockForDesk } from '#server/orders/lock-for-desk.ts'
import { mailOrderEvent } from '#server/orders/order-mail.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { orderShippedMail } from './order-shipped.mail.ts'
import { insertShipment, type NewParcel, shipmentById } from './shipment-queries.ts'

/**
 * A parcel leaves with some of an order. Throws `conflict` for an order that is not paid and under way, or
 * for more pieces than are left to ship.
 */
export async function shipOrder(
  shop: Shop,
  call: DeskCall,
  orderId: number,
  parcel: NewParcel,
): Promise<AdminShipment> {
  return inTransaction(shop.db, async (trx) => {
    const order = await lockForDesk(trx, orderId, call)
    refuseUnshippable(order)
    refuseTooMany(await deskItems(trx, orderId), parcel.lines)
    return sendParcel(trx, shop, order, call.staff, parcel)
  })
}

/** Only what is paid leaves. Throws `conflict`. */
export function refuseUnshippable({ status, payment_status: payment }: LockedOrder): void {
  const isPaid = payment === 'paid' || payment === 'partially_refunded'
  if (status !== 'processing' || !isPaid)
    throw new ShopError('conflict', { message: 'shipping.not_to_ship' })
}

function refuseTooMany(items: readonly DeskItem[], lines: NewParcel['lines']): void {
  for (const [index, { orderItemId, quantity }] of lines.entries()) {
    const item = items.find(({ id }) => id === orderItemId)
    const isRepeated = lines.findIndex((one) => one.orderItemId === orderItemId) !== index
    if (item === undefined || isRepeated)
      throw new ShopError('validation', {
        fields: { [`lines.${index}.order_item_id`]: 'orders.line_unknown' },
      })
    if (quantity > item.to_ship)
      throw new ShopError('conflict', {
        message: item.to_ship === 0 ? 'shipping.nothing_left' : 'shipping.left',
        params: { name: item.name, left: item.to_ship },
        extra: { data: { order_item_id: item.id, left: item.to_ship } },
      })
  }
}

/** Writes a parcel of an order that is locked and may be shipped, and tells the customer. */
export async function sendParcel(
  trx: Trx,
  shop: Shop,
  order: LockedOrder,
  staff: Staff,
  parcel: NewParcel,
): Promise<AdminShipment> {
  const isFollowing = await hasShipped(trx, order.id)
  const id = await insertShipment(trx, order.id, parcel)
  await raiseVersion(trx, order.id)
  await expectNotBefore(trx, order.id, nextWorkingDay(belgianDay(shop.clock())))
  const { carrier, trackingNumber: tracking_number, lines } = parcel
  const details = { shipment_id: id, carrier, tracking_number }
  const written = await shipmentById(trx, id)
  if (written === undefined) throw new Error(`No parcel ${id}`)
  const sent = adminShipmentOf(written, order.shipping_address)
  const following = (await deskItems(trx, order.id)).map((item) => ({
    order_item_id: item.id,
    quantity: item.to_ship,
  }))
  const isPart = isFollowing || following.some(({ quantity }) => quantity > 0)
  const eventId = await recordOrderEvent(trx, shop.jobs, {
    orderId: order.id,
    kind: 'shipped',
    actor: staff.name,
    details: { ...details, is_part: isPart },
  })
  await mailOrderEvent(trx, shop, order, { template: 'order-shipped', eventId }, (mail) =>
    orderShippedMail(mail, { parcel: sent, following }),
  )
  await recordChange(trx, staff, {
    action: 'ship',
    entity: 'order',
    entityId: order.id,
    after: { ...details, lines },
  })
  return sent
}
