import type { Mail } from '#server/mails/outbox.ts'

import { addressLines } from './address-lines.ts'
import type { OrderMail } from './order-mail.ts'

/** Staff have changed an address: where the order goes, and whom it is billed to. */
export function orderAddressesMail({ order, voice, write }: OrderMail): Mail {
  const { t } = voice
  const { order_number: number } = order
  return write({
    subject: t('order_addresses.subject', { number }),
    notes: [t('order_addresses.intro', { number }), t('order_addresses.wrong')],
    lists: [
      {
        title: t('order_received.delivery_address'),
        lines: addressLines(order.shipping_address, voice),
      },
      {
        title: t('order_received.billing_address'),
        lines: addressLines(order.billing_address, voice),
      },
    ],
  })
}
