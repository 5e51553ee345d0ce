import { ADMIN_PAGES } from '#contract/plain/admin-paths.ts'
import { INVITATION_DAYS } from '#contract/plain/invitation.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import { type Mail, SECRET_PLACE } from '#server/mails/outbox.ts'

import type { AccountReader } from './mail-account.ts'

/** Asks somebody to join the staff. The link sets the password; its token is the mail's secret. */
export function staffInvitationMail(
  account: AccountReader,
  invitedBy: string,
  { settings, publicUrl }: Sender,
): Mail {
  const voice = voiceOf(account.language)
  const { t } = voice
  const { name: shop, email, phone } = settings.shop
  return letter(
    {
      subject: t('staff_invitation.subject', { shop }),
      hello: t('account.hello', { name: account.name }),
      notes: [
        t('staff_invitation.intro', { name: invitedBy, shop, email: account.email }),
        t('staff_invitation.days', { days: INVITATION_DAYS }),
        t('staff_invitation.unexpected', { email, phone }),
      ],
      link: {
        label: t('staff_invitation.link'),
        url: `${publicUrl}${ADMIN_PAGES.invitation}?token=${SECRET_PLACE}`,
      },
    },
    { settings, publicUrl },
    voice,
  )
}
