import { useState } from 'react'

import { CONTACT_STATUSES, type ContactStatus } from '#contract/plain/contact.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useOpenedRow } from '#web/admin/table/use-opened-row.ts'
import { formatNumber } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import type { ContactDesk } from './contact-desk.ts'
import { ContactList } from './contact-list.tsx'
import type { ContactData, Submission } from './contact-submissions-loader.ts'
import { SubmissionPane } from './submission-pane.tsx'
import { useContactDesk } from './use-contact-desk.ts'

/** What visitors wrote, and the one that is being read beside it. */
export function ContactSubmissionsPage() {
  const { t } = useTranslation()
  const { page, hasFailed } = useLoaderData<ContactData>()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [asked, setAsked] = useState<Submission>()
  const { address, id: selectedId } = useOpenedRow()
  const { desk, selected, setStatus, remove } = useContactDesk(page, selectedId)
  const removeAndClose = async (gone: Submission) => {
    if ((await remove(gone)) && gone.id === selectedId) await navigate(address, { replace: true })
  }
  const isReading = selectedId !== undefined
  return (
    <>
      <div className="admin-head">
        <Link
          className="btn btn-ghost btn-icon"
          to={isReading ? address : adminPath.dashboard}
          aria-label={t('admin.back')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <h1>{t('admin.contact.title')}</h1>
        <StatusFilter counts={desk.counts} />
      </div>
      {hasFailed && (
        <Alert tone="danger" className="mb-4">
          {t('admin.contact.failed')}
        </Alert>
      )}
      <div className={`contact ${isReading ? 'is-reading' : ''}`}>
        <ContactList
          desk={desk}
          page={page}
          address={address}
          selectedId={selectedId}
          isBusy={revalidator.state !== 'idle'}
          onRefresh={() => void revalidator.revalidate()}
        />
        <SubmissionPane
          submission={selected}
          isLoading={isReading && selected === undefined}
          onStatus={(submission, status) => void setStatus(submission, status, true)}
          onDelete={setAsked}
        />
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          title={t('admin.contact.deleteTitle')}
          verb={t('admin.contact.delete')}
          isDanger
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void removeAndClose(asked)
          }}
        >
          <p>{t('admin.contact.deleteText', { subject: asked.subject, name: asked.name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function StatusFilter({ counts }: Pick<ContactDesk, 'counts'>) {
  const { t, language } = useTranslation()
  const list = useListAddress()
  const all = counts.new + counts.read + counts.replied
  const option = (value: ContactStatus | 'all', count: number) => ({
    value,
    label: (
      <>
        {t(`admin.contact.filter.${value}`)}{' '}
        <span className="num text-subtle">{formatNumber(count, language)}</span>
      </>
    ),
  })
  const chosen = CONTACT_STATUSES.find((status) => status === list.params.get('status')) ?? 'all'
  return (
    <Segmented
      label={t('admin.contact.status')}
      value={chosen}
      onChange={(status) => list.go({ status: status === 'all' ? undefined : status })}
      options={[
        option('all', all),
        ...CONTACT_STATUSES.map((status) => option(status, counts[status])),
      ]}
    />
  )
}
