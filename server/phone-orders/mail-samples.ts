import {
  type MailSamples,
  SAMPLE_ARTICLE,
  SAMPLE_MOMENT,
  SAMPLE_READER,
} from '#server/mails/mail-sample.ts'

import { phoneOrderMail } from './phone-order.mail.ts'

export const phoneOrderMailSamples = {
  'phone-order': (sender, language) =>
    phoneOrderMail(
      {
        language,
        details: { billing_first_name: SAMPLE_READER.firstName },
        lines: [
          {
            product_id: SAMPLE_ARTICLE.id,
            product_color_id: null,
            quantity: 2,
            sku: SAMPLE_ARTICLE.sku,
            name: SAMPLE_ARTICLE.names[language],
            line_total: '56.98',
          },
        ],
        total_cents: 5698,
        valid_until: SAMPLE_MOMENT,
      },
      `${sender.publicUrl}/checkout`,
      sender,
    ),
} satisfies MailSamples
