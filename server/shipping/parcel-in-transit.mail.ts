import type { AdminShipment } from '#contract/admin-orders.ts'
import type { Mail } from '#server/mails/outbox.ts'
import type { OrderMail } from '#server/orders/order-mail.ts'

/** For guests, who get no notifications: the carrier has the parcel on its way. */
export function parcelInTransitMail(
  { order, tracking, voice: { t }, write }: OrderMail,
  parcel: AdminShipment,
): Mail {
  const { order_number: number } = order
  const { carrier, tracking_number } = parcel
  return write({
    subject: t('order_in_transit.subject', { number }),
    notes: [t('order_in_transit.intro', { carrier, number: tracking_number })],
    link: tracking,
  })
}
