import type { Mail } from '#server/mails/outbox.ts'

import type { OrderMail } from './order-mail.ts'

/** The transfer has arrived: the order is packed now. */
export function orderPaidMail({ order, voice: { t, money, day }, write }: OrderMail): Mail {
  const { order_number: number, estimated_delivery: arrives } = order
  return write({
    subject: t('order_paid.subject', { number }),
    notes: [
      t('order_paid.intro', { amount: money(order.total), number }),
      ...(arrives === null
        ? []
        : [t('order_received.arrives', { date: day(`${arrives}T12:00:00Z`) })]),
    ],
  })
}
