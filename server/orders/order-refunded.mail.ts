import type { Mail } from '#server/mails/outbox.ts'

import { linesInWords } from './lines-in-words.ts'
import type { OrderMail } from './order-mail.ts'

interface Refunded {
  /** `"12.50"` */
  amount: string
  /** Paid back by transfer, not at the provider. */
  isByHand: boolean
  creditNote: string | null
  lines: readonly { order_item_id: number; quantity: number }[]
}

/** Money is on its way back: how much, for what, and where it arrives. */
export function orderRefundedMail(
  { order, voice: { t, money }, write }: OrderMail,
  { amount, isByHand, creditNote, lines }: Refunded,
): Mail {
  const place = { number: order.order_number, amount: money(amount) }
  return write({
    subject: t('order_refunded.subject', place),
    notes: [
      t('order_refunded.intro', place),
      t(isByHand ? 'order_refunded.by_transfer' : 'order_refunded.by_provider'),
      ...(creditNote === null ? [] : [t('order_refunded.credit_note', { number: creditNote })]),
    ],
    lists:
      lines.length === 0
        ? []
        : [{ title: t('order_refunded.lines'), lines: linesInWords(order, lines) }],
  })
}
