import { toWire } from '#contract/plain/money.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { Snapshot } from './snapshot.ts'
import { isElectronic } from './ubl.ts'

/** What the mail says of an invoice. */
export interface InvoiceInMail extends Pick<Snapshot, 'language' | 'number' | 'total'> {
  order: Pick<Snapshot['order'], 'number'>
  buyer: Pick<Snapshot['buyer'], 'name' | 'company_name' | 'vat_number' | 'is_business'>
}

/** Where to find the invoice: `url` opens the PDF by itself. */
export function invoiceIssuedMail(snapshot: InvoiceInMail, url: string, sender: Sender): Mail {
  const voice = voiceOf(snapshot.language)
  const { t, money } = voice
  const { number, order, buyer, total } = snapshot
  const [firstName = buyer.name] = buyer.name.split(' ')
  return letter(
    {
      subject: t('invoice.subject', { number, shop: sender.settings.shop.name }),
      hello: t('order_received.hello', { name: firstName }),
      notes: [
        t('invoice.intro', { order: order.number, amount: money(toWire(total)) }),
        ...(isElectronic(snapshot)
          ? [t('invoice.peppol', { company: buyer.company_name ?? buyer.name })]
          : []),
        t('invoice.days'),
      ],
      link: { label: t('invoice.view'), url },
    },
    sender,
    voice,
  )
}
