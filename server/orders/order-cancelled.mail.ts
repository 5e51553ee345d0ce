import type { Mail } from '#server/mails/outbox.ts'

import type { OrderMail } from './order-mail.ts'

/** `unpaid`: no transfer came; else what comes back to the customer, `"0.00"` for nothing. */
export type Cancellation = { because: 'unpaid' } | { because: 'shop'; refund: string }

export function orderCancelledMail(
  { order, voice: { t, money }, write }: OrderMail,
  why: Cancellation,
): Mail {
  const { order_number: number } = order
  const refund = why.because === 'shop' && why.refund !== '0.00' ? why.refund : undefined
  return write({
    subject: t('order_cancelled.subject', { number }),
    notes: [
      t(why.because === 'unpaid' ? 'order_cancelled.unpaid' : 'order_cancelled.by_shop', {
        number,
      }),
      ...(refund === undefined ? [] : [t('order_cancelled.refund', { amount: money(refund) })]),
      t('order_cancelled.again'),
    ],
  })
}
