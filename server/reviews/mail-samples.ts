import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { type MailSamples, SAMPLE_ARTICLE, SAMPLE_READER } from '#server/mails/mail-sample.ts'
import { SAMPLE_ORDER_NUMBER } from '#server/orders/sample-order.ts'

import { reviewRequestMail } from './review-request.mail.ts'

export const reviewMailSamples = {
  'review-request': (sender, language) =>
    reviewRequestMail(
      {
        number: SAMPLE_ORDER_NUMBER,
        language,
        first_name: SAMPLE_READER.firstName,
        articles: [SAMPLE_ARTICLE.names[language]],
      },
      {
        url: `${sender.publicUrl}${SHOP_PAGES.reviews}`,
        leaveUrl: `${sender.publicUrl}${SHOP_PAGES.newsletter}`,
      },
      sender,
    ),
} satisfies MailSamples
