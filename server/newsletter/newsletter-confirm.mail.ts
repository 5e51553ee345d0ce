import type { Language } from '#contract/plain/languages.ts'
import { NEWSLETTER_LINK_DAYS } from '#contract/plain/marketing-consent.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

/** Asks whether whoever has this address really wants the newsletter; with the way out, which also works now. */
export function newsletterConfirmMail(
  language: Language,
  { url, leaveUrl }: { url: string; leaveUrl: string },
  sender: Sender,
): Mail {
  const voice = voiceOf(language)
  const { t } = voice
  const { name: shop } = sender.settings.shop
  return letter(
    {
      subject: t('newsletter_confirm.subject', { shop }),
      hello: t('back_in_stock.hello'),
      notes: [
        t('newsletter_confirm.intro', { shop }),
        t('newsletter_confirm.unasked', { days: NEWSLETTER_LINK_DAYS }),
      ],
      link: { label: t('newsletter_confirm.confirm'), url },
      leave: { label: t('newsletter_confirm.leave'), url: leaveUrl },
    },
    sender,
    voice,
  )
}
