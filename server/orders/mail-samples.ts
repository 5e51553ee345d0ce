import type { Language } from '#contract/plain/languages.ts'
import type { MailSamples } from '#server/mails/mail-sample.ts'
import type { Sender } from '#server/mails/mail-voice.ts'

import { orderAddressesMail } from './order-addresses.mail.ts'
import { orderCancelledMail } from './order-cancelled.mail.ts'
import { orderCompletedMail } from './order-completed.mail.ts'
import { type OrderMail, orderMail } from './order-mail.ts'
import { orderNoteMail } from './order-note.mail.ts'
import { orderPaidMail } from './order-paid.mail.ts'
import { orderReceivedMail } from './order-received.mail.ts'
import { orderRefundedMail } from './order-refunded.mail.ts'
import { SAMPLE_LINE_ID, sampleOrder } from './sample-order.ts'

export const orderMailSamples = {
  'order-received': (sender, language) =>
    orderReceivedMail(sampleOrder(language), orderPage(sender), sender),
  'order-paid': (sender, language) => orderPaidMail(sampleOrderMail(sender, language)),
  'order-completed': (sender, language) => orderCompletedMail(sampleOrderMail(sender, language)),
  'order-note': (sender, language) =>
    orderNoteMail(sampleOrderMail(sender, language), NOTES[language]),
  'order-addresses': (sender, language) => orderAddressesMail(sampleOrderMail(sender, language)),
  'order-cancelled': (sender, language) =>
    orderCancelledMail(sampleOrderMail(sender, language), { because: 'shop', refund: '56.98' }),
  'order-refunded': (sender, language) =>
    orderRefundedMail(sampleOrderMail(sender, language), {
      amount: '28.49',
      isByHand: false,
      creditNote: 'CN-2026-000012',
      lines: [{ order_item_id: SAMPLE_LINE_ID, quantity: 1 }],
    }),
} satisfies MailSamples

/** What the mails about an order that is made up are written from. */
export function sampleOrderMail(sender: Sender, language: Language): OrderMail {
  return orderMail(sampleOrder(language), orderPage(sender), sender)
}

function orderPage({ publicUrl }: Sender): string {
  return `${publicUrl}/tracking`
}

/** As staff would write one. */
const NOTES: Record<Language, string> = {
  en: 'Your parcel leaves this afternoon.',
  nl: 'Je pakket vertrekt deze namiddag.',
  fr: 'Votre colis part cet après-midi.',
}
