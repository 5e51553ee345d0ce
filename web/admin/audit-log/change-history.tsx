import { useState } from 'react'

import { Moment } from '#web/admin/layout/moment.tsx'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Link } from '#web/ui/link.tsx'

import { actionName, type AuditRow, personName } from './audit-words.ts'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import { UndoDialog } from './undo-dialog.tsx'

const FIELDS_AT_MOST = 6

/** The last changes of one record: who, when, what, and the way back. */
export function ChangeHistory({
  title,
  rows,
  all,
  empty,
  onDone,
}: {
  title: TextKey
  rows: readonly AuditRow[]
  /** Where every change of it stands. */
  all: string
  empty: string
  onDone: () => void
}) {
  const { t } = useTranslation()
  const [undone, setUndone] = useState<AuditRow>()
  return (
    <section className="card admin-card">
      <div className="flex items-center justify-between gap-3">
        <h2>{t(title)}</h2>
        {rows.length > 0 && (
          <Link className="link" to={all}>
            {t('admin.settings.allHistory')}
          </Link>
        )}
      </div>
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
      <ol className="audit-history">
        {rows.map((row) => (
          <li key={row.id}>
            <p className="flex flex-wrap items-center gap-x-2">
              <b>{personName(row, t)}</b>
              <span className="text-muted flex-1">
                {actionName(row.action, t)}
                {' · '}
                <Moment at={row.at} />
              </span>
              {row.can_undo && (
                <Button
                  look="ghost"
                  size="small"
                  icon={<Icon of={Undo2} />}
                  onClick={() => setUndone(row)}
                >
                  {t('admin.audit.undo')}
                </Button>
              )}
            </p>
            <DifferenceList
              entity={row.entity}
              differences={differences(row.before, row.after)}
              atMost={FIELDS_AT_MOST}
            />
          </li>
        ))}
      </ol>
      {undone !== undefined && (
        <UndoDialog row={undone} onClose={() => setUndone(undefined)} onDone={onDone} />
      )}
    </section>
  )
}
