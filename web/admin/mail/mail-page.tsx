import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { templateName } from '#web/admin/mails/mail-columns.tsx'
import { MailStatusBadge } from '#web/admin/mails/mail-status-badge.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Send } from '#web/ui/icons/send.ts'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { MailData } from './mail-loader.ts'
import { MailViews } from './mail-views.tsx'

/** One mail: what it says, and what became of it. */
export function MailPage() {
  const { t } = useTranslation()
  const { mail } = useLoaderData<MailData>()
  const [isBusy, setIsBusy] = useState(false)
  const revalidator = useRevalidator()
  const sendAgain = async () => {
    setIsBusy(true)
    try {
      const { message } = await staffCall('POST /admin/mails/{id}/resend', {
        params: { id: mail.id },
        body: {},
      })
      toasts.show(message)
      await revalidator.revalidate()
      await refreshWork()
    } catch (error) {
      toasts.showError(refusalText(error, t('admin.failure.title')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <div className="admin-head">
        <Link
          className="btn btn-ghost btn-icon"
          to={adminPath.mails}
          aria-label={t('admin.mails.back')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <h1>{templateName(mail.template, t)}</h1>
        <MailStatusBadge mail={mail} />
        <Button icon={<Icon of={Send} />} isBusy={isBusy} onClick={() => void sendAgain()}>
          {t(mail.status === 'sent' ? 'admin.mails.sendAgain' : 'admin.mails.sendNow')}
        </Button>
      </div>
      {mail.error !== null && (
        <Alert tone={mail.status === 'failed' ? 'danger' : 'warning'} className="mb-4">
          <b>{t('admin.mails.error')}</b> {mail.error}
        </Alert>
      )}
      <MailFacts mail={mail} />
      <MailViews mail={mail} />
    </>
  )
}

function MailFacts({ mail }: MailData) {
  const { t, language } = useTranslation()
  const facts = [
    [t('admin.mails.recipient'), mail.recipient],
    [t('admin.mails.language'), mail.language.toUpperCase()],
    [t('admin.mails.written'), dateAndTime(mail.created_at, language)],
    [t('admin.mails.sent'), mail.sent_at === null ? '–' : dateAndTime(mail.sent_at, language)],
    [t('admin.mails.attempts'), String(mail.attempts)],
    ...(mail.next_attempt_at === null
      ? []
      : [[t('admin.mails.nextAttempt'), dateAndTime(mail.next_attempt_at, language)]]),
  ]
  return (
    <dl className="card mail-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
