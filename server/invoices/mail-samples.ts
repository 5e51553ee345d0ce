import { cents } from '#contract/plain/money.ts'
import { type MailSamples, SAMPLE_READER } from '#server/mails/mail-sample.ts'
import { SAMPLE_ORDER_NUMBER } from '#server/orders/sample-order.ts'

import { invoiceIssuedMail } from './invoice-issued.mail.ts'

export const invoiceMailSamples = {
  invoice: (sender, language) =>
    invoiceIssuedMail(
      {
        language,
        number: 'INV-2026-004218',
        order: { number: SAMPLE_ORDER_NUMBER },
        buyer: {
          name: SAMPLE_READER.name,
          company_name: 'Atelier Peeters BV',
          vat_number: 'BE0000000097',
          is_business: true,
        },
        total: cents(5_698),
      },
      `${sender.publicUrl}/tracking`,
      sender,
    ),
} satisfies MailSamples
