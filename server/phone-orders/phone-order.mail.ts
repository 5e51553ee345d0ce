import { cents, toWire } from '#contract/plain/money.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { PhoneOrderRow } from './queries.ts'

export type PhoneOrderInMail = Pick<
  PhoneOrderRow,
  'language' | 'details' | 'lines' | 'total_cents' | 'valid_until'
>

/** What was ordered by phone, and the link by which it is confirmed and paid. */
export function phoneOrderMail(order: PhoneOrderInMail, url: string, sender: Sender): Mail {
  const voice = voiceOf(order.language)
  const { t, money, day } = voice
  const { name: shop, phone } = sender.settings.shop
  const { billing_first_name: name } = order.details
  return letter(
    {
      subject: t('phone_order.subject', { shop }),
      hello: name === undefined ? t('back_in_stock.hello') : t('account.hello', { name }),
      notes: [
        t('phone_order.intro'),
        ...order.lines.map(
          ({ quantity, name: article, line_total: total }) =>
            `${quantity} × ${article}, ${money(total)}`,
        ),
        t('phone_order.total', { total: money(toWire(cents(order.total_cents))) }),
        t('phone_order.until', { date: day(order.valid_until.toISOString()) }),
        t('phone_order.unwanted', { phone }),
      ],
      link: { label: t('phone_order.pay'), url },
    },
    sender,
    voice,
  )
}
