import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import { type Mail, SECRET_PLACE } from '#server/mails/outbox.ts'

import type { AccountReader } from './mail-account.ts'

/** The code for a new password. The mail holds a placeholder, so that the code is in no table. */
export function passwordCodeMail(account: AccountReader, sender: Sender): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  return letter(
    {
      subject: t('password_code.subject', { shop: sender.settings.shop.name }),
      hello: t('account.hello', { name: account.name }),
      notes: [t('password_code.intro'), t('password_code.unasked')],
      code: SECRET_PLACE,
    },
    sender,
    voice,
  )
}
