import type { Mail } from '#server/mails/outbox.ts'

import type { OrderMail } from './order-mail.ts'

/** Staff have closed an order whose parcels did not say that they arrived. */
export function orderCompletedMail({ order, voice: { t }, write }: OrderMail): Mail {
  const { order_number: number, customer_type: type } = order
  return write({
    subject: t('order_completed.subject', { number }),
    notes: [
      t('order_completed.intro', { number }),
      t(type === 'business' ? 'order_received.complaints' : 'order_received.withdrawal'),
    ],
  })
}
