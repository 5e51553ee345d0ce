import { letter, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'
import type { Settings } from '#server/settings/defaults.ts'

import type { AccountRow } from './queries.ts'

/** Sent to the old address, in case somebody else made the change. */
export function emailChangedMail(account: AccountRow, newEmail: string, settings: Settings): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  const { email, phone, name: shop } = settings.shop
  return letter(
    {
      subject: t('email_changed.subject', { shop }),
      hello: t('account.hello', { name: account.name }),
      notes: [
        t('email_changed.intro', { email: newEmail }),
        t('account.unasked', { email, phone }),
      ],
    },
    settings,
    voice,
  )
}
