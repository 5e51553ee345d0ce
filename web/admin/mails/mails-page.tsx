import { useState } from 'react'

import { LANGUAGES } from '#contract/plain/languages.ts'
import { MAIL_TEMPLATES } from '#contract/plain/mail-templates.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Eye } from '#web/ui/icons/eye.ts'
import { Send } from '#web/ui/icons/send.ts'
import { Link } from '#web/ui/link.tsx'

import { mailColumns, templateName } from './mail-columns.tsx'
import { mailQuery, type MailRow, type MailsData } from './mails-loader.ts'
import { TestMailDialog } from './test-mail-dialog.tsx'

/** Every mail that the shop wrote, and what became of it. */
export function MailsPage() {
  const { t } = useTranslation()
  const { page, stats } = useLoaderData<MailsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const [isTesting, setIsTesting] = useState(false)
  const reload = () => {
    void revalidator.revalidate()
    void refreshWork()
  }
  return (
    <>
      {!stats.has_mail_server && (
        <Alert tone="info" className="mb-4">
          <b>{t('admin.mails.noServer')}</b> {t('admin.mails.noServerText')}
        </Alert>
      )}
      <DataTable
        name="mails"
        title="admin.mails.title"
        path={adminPath.mails}
        columns={mailColumns(t)}
        page={page}
        idOf={(mail) => mail.id}
        nameOf={(mail) => `${templateName(mail.template, t)}, ${mail.recipient}`}
        to={(mail) => adminPath.mail(mail.id)}
        tabs={tabsOf(stats)}
        search="admin.mails.search"
        filters={useFilters()}
        empty="admin.mails.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/mails', {
            query: { ...mailQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        bulk={BULK}
        actions={
          <>
            <Link className="btn btn-secondary" to={adminPath.mailTemplates}>
              <Icon of={Eye} />
              {t('admin.mails.templates')}
            </Link>
            <Button look="secondary" icon={<Icon of={Send} />} onClick={() => setIsTesting(true)}>
              {t('admin.mails.sendTest')}
            </Button>
          </>
        }
      />
      {isTesting && <TestMailDialog onClose={() => setIsTesting(false)} onSent={reload} />}
    </>
  )
}

const BULK: readonly BulkAction<MailRow>[] = [
  {
    text: 'admin.mails.sendAgain',
    icon: Send,
    question: 'admin.mails.sendAgainText',
    each: async ({ id }) =>
      (await staffCall('POST /admin/mails/{id}/resend', { params: { id }, body: {} })).message,
  },
]

function tabsOf(stats: MailsData['stats']): readonly ListTab[] {
  return [
    { text: 'admin.list.all', filter: { status: undefined } },
    { text: 'admin.mails.unseen', filter: { status: 'unseen' } },
    { text: 'admin.mails.status.failed', count: stats.failed, filter: { status: 'failed' } },
    { text: 'admin.mails.status.queued', count: stats.queued, filter: { status: 'queued' } },
    { text: 'admin.mails.status.waiting', count: stats.waiting, filter: { status: 'waiting' } },
    { text: 'admin.mails.status.sent', filter: { status: 'sent' } },
    { text: 'admin.mails.status.kept', filter: { status: 'kept' } },
    { text: 'admin.mails.status.expired', filter: { status: 'expired' } },
  ]
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      label: 'admin.mails.mail',
      name: 'template',
      options: MAIL_TEMPLATES.map((value) => ({ value, label: templateName(value, t) })),
    },
    {
      kind: 'choice',
      label: 'admin.mails.language',
      name: 'language',
      options: LANGUAGES.map((value) => ({ value, label: t(`admin.language.${value}`) })),
    },
  ]
}
