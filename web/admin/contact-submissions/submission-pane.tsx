import { useEffect, useRef } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Presence } from '#web/admin/live/presence.tsx'
import { initialOf } from '#web/commerce/words/person-name.ts'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { MailOpen } from '#web/ui/icons/mail-open.ts'
import { Reply } from '#web/ui/icons/reply.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { contactBadge } from './contact-badge.tsx'
import type { Submission } from './contact-submissions-loader.ts'
import { mailAddress, mentionedOrder, replyAddress } from './reply-address.ts'

/** The message that is being read, and what can be done with it. */
export function SubmissionPane({
  submission,
  isLoading,
  onStatus,
  onDelete,
}: {
  submission: Submission | undefined
  isLoading: boolean
  onStatus: (submission: Submission, status: 'read' | 'replied') => void
  onDelete: (submission: Submission) => void
}) {
  const { t } = useTranslation()
  if (submission === undefined)
    return (
      <article className="card contact-pane" aria-busy={isLoading}>
        <div className="empty m-auto">
          <Icon of={Inbox} />
          <p>{t('admin.contact.select')}</p>
        </div>
      </article>
    )
  const { status } = submission
  return (
    <article className="card contact-pane" aria-label={submission.subject}>
      <Head key={submission.id} submission={submission} />
      <div className="px-4">
        <Presence record={{ entity: 'contact_submission', id: submission.id }} isEditing={false} />
      </div>
      <p className="contact-message" lang={submission.language}>
        {submission.message}
      </p>
      <SenderOrders submission={submission} />
      <footer className="contact-actions">
        <a
          className={buttonLooks({})}
          href={replyAddress(submission)}
          onClick={() => status !== 'replied' && onStatus(submission, 'replied')}
        >
          <Icon of={Reply} />
          {t('admin.contact.reply')}
        </a>
        {status !== 'replied' && (
          <Button
            look="secondary"
            icon={<Icon of={CheckCheck} />}
            onClick={() => onStatus(submission, 'replied')}
          >
            {t('admin.contact.markReplied')}
          </Button>
        )}
        {status !== 'read' && (
          <Button
            look="secondary"
            icon={<Icon of={MailOpen} />}
            onClick={() => onStatus(submission, 'read')}
          >
            {t('admin.contact.markRead')}
          </Button>
        )}
        <Button
          look="danger-quiet"
          className="ms-auto"
          icon={<Icon of={Trash2} />}
          onClick={() => onDelete(submission)}
        >
          {t('admin.contact.delete')}
        </Button>
      </footer>
    </article>
  )
}

function Head({ submission }: { submission: Submission }) {
  const { t, language } = useTranslation()
  const { subject, name, email, status, created_at: at } = submission
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a narrow screen the list with the link that was pressed is out of sight.
    if (!window.matchMedia('(width >= 64rem)').matches) heading.current?.focus()
  }, [])
  return (
    <header className="contact-head">
      <div className="flex items-start gap-3">
        <h2 ref={heading} tabIndex={-1} className="contact-title">
          {subject}
        </h2>
        {contactBadge(status, t)}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="avatar" aria-hidden="true">
          {initialOf(name)}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block truncate">
            <span className="sr-only">{t('admin.contact.from')} </span>
            {name}
          </b>
          <a className="link block truncate" href={mailAddress(email)}>
            {email}
          </a>
        </span>
        <time className="num text-muted max-sm:basis-full" dateTime={at}>
          {dateAndTime(at, language)}
        </time>
      </div>
    </header>
  )
}

/** The order that the message names, and whatever else its sender ordered. */
function SenderOrders({ submission }: { submission: Submission }) {
  const { t } = useTranslation()
  const order = mentionedOrder(submission)
  return (
    <p className="contact-order">
      {order !== undefined && (
        <>
          <span className="text-muted">{t('admin.contact.order')}</span>
          <Link className="link num" to={adminPath.order(order.id)}>
            {order.number}
          </Link>
        </>
      )}
      <Link className="link" to={withQuery(adminPath.orders, { search: submission.email })}>
        {t('admin.contact.senderOrders')}
      </Link>
    </p>
  )
}
