import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import { type Mail, SECRET_PLACE } from '#server/mails/outbox.ts'

import type { AccountReader } from './mail-account.ts'

/**
 * Sent to the old address, in case somebody else made the change, with a link that takes it back. The
 * link's token is the mail's secret.
 */
export function emailChangedMail(account: AccountReader, newEmail: string, sender: Sender): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  const { settings, publicUrl } = sender
  const { email, phone, name: shop } = settings.shop
  return letter(
    {
      subject: t('email_changed.subject', { shop }),
      hello: t('account.hello', { name: account.name }),
      notes: [
        t('email_changed.intro', { email: newEmail }),
        t('email_changed.take_back'),
        t('account.unasked', { email, phone }),
      ],
      link: {
        label: t('email_changed.link'),
        url: `${publicUrl}${SHOP_PAGES.restoreEmail}?token=${SECRET_PLACE}`,
      },
    },
    sender,
    voice,
  )
}
