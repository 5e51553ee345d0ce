import type { Mail } from '#server/mails/outbox.ts'

import type { OrderMail } from './order-mail.ts'

/** What staff wrote to the customer, line by line. */
export function orderNoteMail({ order, voice: { t }, write }: OrderMail, note: string): Mail {
  const { order_number: number } = order
  return write({
    subject: t('order_note.subject', { number }),
    notes: [t('order_note.intro', { number }), ...note.split(/\r?\n/).filter(Boolean)],
  })
}
