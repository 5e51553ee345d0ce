import type { AdminShipment } from '#contract/admin-orders.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { linesInWords } from '#server/orders/lines-in-words.ts'
import type { OrderMail } from '#server/orders/order-mail.ts'

interface Shipped {
  parcel: AdminShipment
  /** What of the order comes in another parcel. */
  following: readonly { order_item_id: number; quantity: number }[]
}

/** A parcel has left: what is in it, what follows, and where to follow it. */
export function orderShippedMail(
  { order, tracking, voice: { t, day }, write }: OrderMail,
  { parcel, following }: Shipped,
): Mail {
  const { order_number: number, estimated_delivery: arrives } = order
  const inParcel = linesInWords(order, parcel.lines)
  const toFollow = linesInWords(order, following)
  const isWhole = toFollow.length === 0 && order.shipments.length === 1
  return write({
    subject: t(isWhole ? 'order_shipped.subject' : 'order_shipped.subject_part', { number }),
    notes: [
      t('order_shipped.intro', { carrier: parcel.carrier, number: parcel.tracking_number }),
      ...(arrives === null
        ? []
        : [t('order_received.arrives', { date: day(`${arrives}T12:00:00Z`) })]),
    ],
    lists: [
      { title: t('order_shipped.in_parcel'), lines: inParcel },
      { title: t('order_shipped.following'), lines: toFollow },
    ].filter(({ lines }) => lines.length > 0),
    link: tracking,
  })
}
