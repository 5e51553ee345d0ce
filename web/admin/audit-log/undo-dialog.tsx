import { useState } from 'react'

import { ConfirmDialog } from '#web/admin/form/confirm-dialog.tsx'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { ApiError } from '#web/data/api-error.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { AuditRow } from './audit-words.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'

/** Puts back what a change replaced. Where the record was changed since, it says what it is now. */
export function UndoDialog({
  row,
  onClose,
  onDone,
}: {
  row: AuditRow
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<{ text: string; now: object | undefined }>()
  const undo = async () => {
    try {
      const { message } = await staffCall('POST /admin/audit/{id}/undo', {
        params: { id: row.id },
        body: {},
      })
      toasts.show(message)
      onDone()
      onClose()
    } catch (error) {
      const now = error instanceof ApiError && error.code === 'stale' ? error.data : undefined
      setRefusal({
        text: refusalText(error, t('admin.failure.title')),
        now: typeof now === 'object' && now !== null ? now : undefined,
      })
    }
  }
  return (
    <ConfirmDialog
      title={t('admin.audit.undoTitle')}
      verb={t('admin.audit.undo')}
      onConfirm={() => void undo()}
      onClose={onClose}
    >
      <DifferenceList entity={row.entity} differences={differences(row.after, row.before)} />
      {row.entity === 'stock' && <p>{t('admin.audit.undoStock')}</p>}
      <p className="text-muted">{t('admin.audit.undoText')}</p>
      {refusal !== undefined && (
        <Alert tone="danger">
          <p>{refusal.text}</p>
          {refusal.now !== undefined && (
            <>
              <p>{t('admin.audit.nowIs')}</p>
              <DifferenceList
                entity={row.entity}
                differences={differences(null, refusal.now as AuditRow['after'])}
              />
            </>
          )}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
