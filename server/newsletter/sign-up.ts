import type { Language } from '#contract/plain/languages.ts'
import { MARKETING_TEXT_VERSION } from '#contract/plain/marketing-consent.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeMail } from '#server/mails/outbox.ts'
import { noSoonerThan } from '#server/platform/no-sooner-than.ts'
import type { Shop } from '#server/shop.ts'

import { newsletterConfirmMail } from './newsletter-confirm.mail.ts'
import { confirmUrl, leaveUrls } from './newsletter-link.ts'
import { insertSubscription } from './queries.ts'

const TEMPLATE = 'newsletter-confirm'
/** Longer than either way takes, so that nobody learns who gets the newsletter. */
const ANSWER_MS = 150

/** Mails the link that confirms a sign-up, unless the address gets the newsletter already. */
export async function signUp(
  shop: Shop,
  { email, language, network }: { email: string; language: Language; network: string },
  now: Date,
): Promise<void> {
  const sender = { settings: await shop.settings.get(), publicUrl: shop.publicUrl }
  await noSoonerThan(ANSWER_MS, () =>
    inTransaction(shop.db, async (trx) => {
      const wish = { email, language, textVersion: MARKETING_TEXT_VERSION }
      const id = await insertSubscription(trx, wish)
      if (id === undefined) return
      const url = confirmUrl(shop, { subscriptionId: id, language }, now)
      const leave = leaveUrls(shop, wish)
      await writeMail(trx, shop.jobs, {
        ...newsletterConfirmMail(language, { url, leaveUrl: leave.page }, sender),
        dedupeKey: `${TEMPLATE}:${id}:${now.getTime()}`,
        template: TEMPLATE,
        language,
        recipient: email,
        userId: null,
        limitedBy: { network },
        unsubscribeUrl: leave.oneClick,
      })
    }),
  )
}
