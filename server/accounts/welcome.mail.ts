import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { AccountReader } from './mail-account.ts'

/** Welcomes a new customer: the account is ready, and this is what it can do. */
export function welcomeMail(account: AccountReader, sender: Sender): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  const { settings, publicUrl } = sender
  return letter(
    {
      subject: t('welcome.subject', { shop: settings.shop.name }),
      hello: t('account.hello', { name: account.name }),
      notes: [t('welcome.intro', { email: account.email }), t('welcome.use')],
      link: { label: t('welcome.view'), url: `${publicUrl}${SHOP_PAGES.customer}` },
    },
    sender,
    voice,
  )
}
