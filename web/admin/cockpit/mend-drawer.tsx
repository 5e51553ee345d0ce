import { useState } from 'react'

import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { LeaveDialog, LeaveGuard } from '#web/admin/form/staff-form.tsx'
import { newRedirectPath } from '#web/admin/search-redirects/redirect-address.ts'
import { newSynonymPath } from '#web/admin/search-synonyms/synonym-address.ts'
import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { CockpitRow } from './cockpit-loader.ts'
import { MendForm } from './mend-form.tsx'
import { MEND_FORM, type Mended } from './mend.ts'
import { useMended } from './use-mended.ts'

/** One row of a queue beside the list, with the fields that lack and nothing else. */
export function MendDrawer({
  queue,
  row,
  hasNext,
  onClose,
  onMended,
  onUndone,
}: {
  queue: CockpitQueue
  row: CockpitRow
  hasNext: boolean
  onClose: () => void
  /** It is off the list: the next one, please. */
  onMended: () => void
  onUndone: () => void
}) {
  const { t, reading } = useTranslation()
  const [isEntered, setIsEntered] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const done = useMended({
    onMended() {
      setIsEntered(false)
      onMended()
    },
    onUndone,
  })
  return (
    <SidePanel
      isOpen
      onClose={() => (isEntered ? setIsLeaving(true) : onClose())}
      title={t(`admin.cockpit.mend.${queue}`)}
      closeLabel={t('admin.close')}
      footer={
        <Button type="submit" form={MEND_FORM} width="full">
          {t(hasNext ? 'admin.cockpit.saveNext' : 'admin.cockpit.save')}
        </Button>
      }
    >
      {/* Whatever is typed or chosen in any of its forms. */}
      <div className="mend" onInput={() => setIsEntered(true)}>
        <div>
          <b className="block">{localName(row, reading)}</b>
          {row.code !== '' && <Code>{row.code}</Code>}
          {queue === 'searches' ? (
            <>
              <Link className="link block" to={newSynonymPath(row.subject)}>
                {t('admin.searchWords.fromTerm')}
              </Link>
              <Link className="link block" to={newRedirectPath(row.subject)}>
                {t('admin.searchRedirects.isPage')}
              </Link>
            </>
          ) : (
            <Link
              className="link block"
              to={queue === 'printers' ? adminPath.printer(row.id) : adminPath.product(row.id)}
            >
              {t('admin.cockpit.openRecord')}
            </Link>
          )}
        </div>
        <MendForm queue={queue} row={row} onDone={done} />
        <NotNeeded queue={queue} row={row} onDone={done} />
      </div>
      <LeaveGuard isDirty={isEntered} />
      <LeaveDialog isOpen={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
    </SidePanel>
  )
}

/** Takes the row off the queue for a reason. */
function NotNeeded({
  queue,
  row,
  onDone,
}: {
  queue: CockpitQueue
  row: CockpitRow
  onDone: Mended
}) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const dismiss = async () => {
    try {
      const { data, message } = await staffCall('POST /admin/cockpit/{queue}/dismissals', {
        params: { queue },
        body: { subject: row.subject, reason: reason.trim() },
      })
      onDone(message, () =>
        staffCall('DELETE /admin/cockpit/dismissals/{id}', { params: { id: data.id } }),
      )
    } catch (error) {
      setFault(refusalText(error, t('admin.failure.title')))
    }
  }
  return (
    <details className="mend-not">
      <summary>{t('admin.cockpit.notNeeded')}</summary>
      <div className="grid gap-3 pt-3">
        <p className="text-muted">
          {t(queue === 'searches' ? 'admin.cockpit.notNeededTerm' : 'admin.cockpit.notNeededText')}
        </p>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        <TextField
          label={t('admin.cockpit.reason')}
          optional={t('field.optional')}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button look="secondary" onClick={() => void dismiss()}>
          {t('admin.cockpit.takeOff')}
        </Button>
      </div>
    </details>
  )
}
