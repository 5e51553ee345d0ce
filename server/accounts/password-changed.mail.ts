import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { AccountReader } from './mail-account.ts'

/** Tells the owner that the password was changed, in case somebody else did it. */
export function passwordChangedMail(account: AccountReader, sender: Sender, now: Date): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  const { email, phone, name: shop } = sender.settings.shop
  return letter(
    {
      subject: t('password_changed.subject', { shop }),
      hello: t('account.hello', { name: account.name }),
      notes: [
        t('password_changed.intro', { date: voice.day(now.toISOString()) }),
        t('account.unasked', { email, phone }),
      ],
    },
    sender,
    voice,
  )
}
