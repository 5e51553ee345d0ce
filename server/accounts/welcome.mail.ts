import { letter, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'
import type { Settings } from '#server/settings/defaults.ts'

import type { AccountRow } from './queries.ts'

/** What a new customer gets: that the account is ready, and what it is good for. */
export function welcomeMail(account: AccountRow, settings: Settings, publicUrl: string): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  return letter(
    {
      subject: t('welcome.subject', { shop: settings.shop.name }),
      hello: t('account.hello', { name: account.name }),
      notes: [t('welcome.intro', { email: account.email }), t('welcome.use')],
      link: { label: t('welcome.view'), url: `${publicUrl}/customer` },
    },
    settings,
    voice,
  )
}
