import { letter, voiceOf } from '#server/mails/mail-voice.ts'
import { type Mail, SECRET_PLACE } from '#server/mails/outbox.ts'
import type { Settings } from '#server/settings/defaults.ts'

import type { AccountRow } from './queries.ts'

/** The code for a new password; the mail has only its place, so that it stands in no table. */
export function passwordCodeMail(account: AccountRow, settings: Settings): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  return letter(
    {
      subject: t('password_code.subject', { shop: settings.shop.name }),
      hello: t('account.hello', { name: account.name }),
      notes: [t('password_code.intro'), t('password_code.unasked')],
      code: SECRET_PLACE,
    },
    settings,
    voice,
  )
}
