import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { ReviewableOrder } from './request-queries.ts'

export type OrderInRequest = Pick<
  ReviewableOrder,
  'number' | 'language' | 'first_name' | 'articles'
>

/** Asks what somebody thinks of what has arrived; with the way out of such mails. */
export function reviewRequestMail(
  order: OrderInRequest,
  { url, leaveUrl }: { url: string; leaveUrl: string },
  sender: Sender,
): Mail {
  const voice = voiceOf(order.language)
  const { t } = voice
  return letter(
    {
      subject: t('review_request.subject', { number: order.number }),
      hello: t('account.hello', { name: order.first_name }),
      notes: [t('review_request.intro', { number: order.number }), t('review_request.honest')],
      lists: [{ title: t('review_request.articles'), lines: order.articles }],
      link: { label: t('review_request.write'), url },
      leave: { label: t('newsletter_confirm.leave'), url: leaveUrl },
    },
    sender,
    voice,
  )
}
