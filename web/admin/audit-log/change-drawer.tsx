import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { dateAndSeconds } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import {
  actionName,
  type AuditRow,
  importOf,
  personName,
  subjectName,
  subjectPath,
} from './audit-words.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** One change whole, beside the log: every field, where it came from, and the way back. */
export function ChangeDrawer({
  row,
  onClose,
  onDone,
}: {
  row: AuditRow
  onClose: () => void
  onDone: () => void
}) {
  const { t, language } = useTranslation()
  const [isUndoing, setIsUndoing] = useState(false)
  const record = subjectPath(row)
  const importId = importOf(row)
  const changes = differences(row.before, row.after)
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={subjectName(row, t)}
      closeLabel={t('admin.close')}
      footer={
        row.can_undo || record !== undefined ? (
          <div className="flex flex-wrap gap-2">
            {row.can_undo && (
              <Button icon={<Icon of={Undo2} />} onClick={() => setIsUndoing(true)}>
                {t('admin.audit.undo')}
              </Button>
            )}
            {record !== undefined && (
              <Link className="btn btn-secondary" to={record}>
                {t('admin.audit.open')}
              </Link>
            )}
          </div>
        ) : undefined
      }
    >
      <div className="grid gap-4 p-4">
        <dl className="admin-facts">
          <dt>{t('admin.audit.what')}</dt>
          <dd>{actionName(row.action, t)}</dd>
          <dt>{t('admin.audit.person')}</dt>
          <dd className="min-w-0">
            {personName(row, t)}
            {row.actor.name !== '' && (
              <span className="text-muted block truncate">{row.actor.email}</span>
            )}
          </dd>
          <dt>{t('admin.audit.date')}</dt>
          <dd className="num">{dateAndSeconds(row.at, language)}</dd>
          <dt>{t('admin.audit.network')}</dt>
          <dd className="num">{row.ip}</dd>
          {importId !== undefined && (
            <>
              <dt>{t('admin.audit.cause')}</dt>
              <dd>
                <Link to={adminPath.productImport(importId)}>
                  {`${t('admin.audit.entity.catalogue_import')} ${importId}`}
                </Link>
              </dd>
            </>
          )}
        </dl>
        {changes.length === 0 ? (
          <p className="text-muted">{t('admin.audit.nothing')}</p>
        ) : (
          <DifferenceList entity={row.entity} differences={changes} />
        )}
      </div>
      {isUndoing && (
        <UndoDialog
          row={row}
          onClose={() => setIsUndoing(false)}
          onDone={() => {
            onDone()
            onClose()
          }}
        />
      )}
    </SidePanel>
  )
}
