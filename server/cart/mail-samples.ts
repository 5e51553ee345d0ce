import {
  type MailSamples,
  SAMPLE_ARTICLE,
  SAMPLE_MOMENT,
  SAMPLE_READER,
} from '#server/mails/mail-sample.ts'

import { cartReminderMail } from './cart-reminder.mail.ts'

export const cartMailSamples = {
  'cart-reminder': (sender, language) =>
    cartReminderMail(
      {
        id: 1,
        email: SAMPLE_READER.email,
        name: SAMPLE_READER.name,
        language,
        is_guest: false,
        has_consent: true,
        items: [
          {
            product_id: SAMPLE_ARTICLE.id,
            product_color_id: null,
            name: SAMPLE_ARTICLE.names[language],
            sku: SAMPLE_ARTICLE.sku,
            thumbnail: '',
            quantity: 2,
            unit_price: SAMPLE_ARTICLE.price,
            available_stock: 20,
          },
        ],
        total: '56.98',
        last_activity_at: SAMPLE_MOMENT.toISOString(),
        reminded_at: null,
      },
      { url: `${sender.publicUrl}/cart`, leaveUrl: `${sender.publicUrl}/newsletter` },
      sender,
    ),
} satisfies MailSamples
