import type { AdminShipment } from '#contract/admin-orders.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { linesInWords } from '#server/orders/lines-in-words.ts'
import type { OrderMail } from '#server/orders/order-mail.ts'

/** A parcel has arrived: what was in it, and what the law gives its buyer. `isPart`: others are to come. */
export function parcelDeliveredMail(
  { order, tracking, voice: { t }, write }: OrderMail,
  parcel: AdminShipment,
  isPart: boolean,
): Mail {
  const { order_number: number, customer_type: type } = order
  const lines = linesInWords(order, parcel.lines)
  return write({
    subject: t(isPart ? 'order_delivered.subject_part' : 'order_delivered.subject', { number }),
    notes: [
      t('order_delivered.intro'),
      t(type === 'business' ? 'order_received.complaints' : 'order_received.withdrawal'),
    ],
    ...(isPart && { link: tracking }),
    lists: lines.length === 0 ? [] : [{ title: t('order_delivered.in_parcel'), lines }],
  })
}
