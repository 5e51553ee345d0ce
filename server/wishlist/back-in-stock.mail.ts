import { cents, toWire } from '#contract/plain/money.ts'
import { SHOP_PAGES, withPart } from '#contract/plain/page-paths.ts'
import { localName } from '#server/catalogue/local-name.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { DueAlert } from './stock-alert-queries.ts'

/** Tells whoever asked that an article, or a colour of it, is back in stock. Sent once. */
export function backInStockMail(alert: DueAlert, sender: Sender): Mail {
  const voice = voiceOf(alert.language)
  const { t } = voice
  const { color, color_nl, color_fr, language } = alert
  const inColor =
    color === null
      ? ''
      : ` (${localName({ name: color, name_nl: color_nl ?? '', name_fr: color_fr ?? '' }, language)})`
  const name = localName(alert, language) + inColor
  return letter(
    {
      subject: t('back_in_stock.subject', { name }),
      hello:
        alert.reader_name === null
          ? t('back_in_stock.hello')
          : t('account.hello', { name: alert.reader_name }),
      notes: [
        t('back_in_stock.intro', { name, price: voice.money(toWire(cents(alert.price_cents))) }),
        t('back_in_stock.once'),
      ],
      link: {
        label: t('back_in_stock.view'),
        url: `${sender.publicUrl}${withPart(SHOP_PAGES.product, alert.slug)}`,
      },
    },
    sender,
    voice,
  )
}
