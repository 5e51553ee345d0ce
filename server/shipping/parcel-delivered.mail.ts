import type { AdminShipment } from '#contract/admin-orders.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { linesInWords } from '#server/orders/lines-in-words.ts'
import type { OrderMail } from '#server/orders/order-mail.ts'

/** A parcel has arrived: what was in it, and what the law gives its buyer. */
export function parcelDeliveredMail(
  { order, voice: { t }, write }: OrderMail,
  parcel: AdminShipment,
): Mail {
  const { order_number: number, customer_type: type, shipments } = order
  const lines = linesInWords(order, parcel.lines)
  return write({
    subject: t(
      shipments.length === 1 ? 'order_delivered.subject' : 'order_delivered.subject_part',
      { number },
    ),
    notes: [
      t('order_delivered.intro'),
      t(type === 'business' ? 'order_received.complaints' : 'order_received.withdrawal'),
    ],
    lists: lines.length === 0 ? [] : [{ title: t('order_delivered.in_parcel'), lines }],
  })
}
