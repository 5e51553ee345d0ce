import { type MailSamples, SAMPLE_ARTICLE, SAMPLE_READER } from '#server/mails/mail-sample.ts'

import { backInStockMail } from './back-in-stock.mail.ts'

export const wishlistMailSamples = {
  'back-in-stock': (sender, language) =>
    backInStockMail(
      {
        id: 1,
        product_id: SAMPLE_ARTICLE.id,
        user_id: null,
        recipient: SAMPLE_READER.email,
        reader_name: SAMPLE_READER.name,
        network: null,
        language,
        slug: SAMPLE_ARTICLE.slug,
        name: SAMPLE_ARTICLE.names.en,
        name_nl: SAMPLE_ARTICLE.names.nl,
        name_fr: SAMPLE_ARTICLE.names.fr,
        color: null,
        color_nl: null,
        color_fr: null,
        price_cents: SAMPLE_ARTICLE.priceCents,
      },
      sender,
    ),
} satisfies MailSamples
