import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import type { MailSamples } from '#server/mails/mail-sample.ts'

import { newsletterConfirmMail } from './newsletter-confirm.mail.ts'

export const newsletterMailSamples = {
  'newsletter-confirm': (sender, language) => {
    const page = `${sender.publicUrl}${SHOP_PAGES.newsletter}`
    return newsletterConfirmMail(language, { url: page, leaveUrl: page }, sender)
  },
} satisfies MailSamples
