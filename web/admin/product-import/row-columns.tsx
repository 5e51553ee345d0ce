import { fieldName } from '#web/admin/audit-log/field-words.ts'
import { Thumb } from '#web/admin/references/thumb.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'

import type { ImportRow } from './product-import-loader.ts'
import { worthALook } from './worth-a-look.ts'

/** Shown of a row at most: the rest is counted. */
const CHANGES_SHOWN = 4

/** The rows of a file: what each changes, or why it is left out; of a file that was stopped, which were not reached. */
export function rowColumns(t: Translate, isStopped: boolean): readonly Column<ImportRow>[] {
  return [
    {
      id: 'line',
      header: 'admin.imports.row',
      card: 'end',
      cell: (row) => <span className="num">{row.line}</span>,
      text: (row) => String(row.line),
    },
    {
      id: 'product',
      header: 'admin.imports.product',
      rank: 'name',
      card: 'title',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Thumb path={row.thumbnail} />
          <span className="min-w-0">
            {row.name}
            <span className="text-muted num block text-sm">{row.sku}</span>
          </span>
        </span>
      ),
      text: (row) => `${row.sku} ${row.name ?? ''}`.trim(),
    },
    {
      id: 'changes',
      header: 'admin.imports.changes',
      card: 'line',
      cell: (row) => <Outcome row={row} />,
      text: (row) =>
        row.outcome === 'failed'
          ? row.reason
          : row.changes
              .map(
                ({ column, before, after }) =>
                  `${fieldName('product', column, t)}: ${before ?? ''} → ${after ?? ''}`,
              )
              .join('; '),
    },
    {
      id: 'look',
      header: 'admin.imports.lookAt',
      card: 'end-line',
      cell: (row) =>
        isStopped && isLeft(row) ? (
          <Badge tone="warning">{t('admin.imports.notWritten')}</Badge>
        ) : (
          <LookAt row={row} />
        ),
      text: (row) => (isStopped && isLeft(row) ? t('admin.imports.notWritten') : lookText(row, t)),
    },
  ]
}

function isLeft({ outcome, is_done: isDone }: ImportRow): boolean {
  return !isDone && (outcome === 'create' || outcome === 'change')
}

function Outcome({ row: { outcome, changes, reason } }: { row: ImportRow }) {
  const { t } = useTranslation()
  if (outcome === 'failed') return <span className="import-reason">{reason}</span>
  if (outcome === 'same') return <span className="text-muted">{t('admin.imports.sameText')}</span>
  const rest = changes.length - CHANGES_SHOWN
  return (
    <ul className="import-changes">
      {changes.slice(0, CHANGES_SHOWN).map(({ column, before, after }) => (
        <li key={column}>
          <span className="text-muted">{fieldName('product', column, t)}</span>{' '}
          {outcome === 'change' && <del>{before ?? t('admin.imports.emptyValue')}</del>}{' '}
          <ins>{after ?? t('admin.imports.emptyValue')}</ins>
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{t('admin.imports.more', { count: rest })}</li>}
    </ul>
  )
}

function LookAt({ row }: { row: ImportRow }) {
  const { t } = useTranslation()
  if (row.outcome === 'create') return <Badge tone="info">{t('admin.imports.asNew')}</Badge>
  const text = lookText(row, t)
  return text === '' ? null : <Badge tone="warning">{text}</Badge>
}

function lookText({ outcome, changes }: ImportRow, t: Translate): string {
  const look = outcome === 'change' ? worthALook(changes) : undefined
  if (look === undefined) return ''
  return look.kind === 'tenTimes'
    ? t('admin.imports.tenTimes')
    : t(look.kind === 'lower' ? 'admin.imports.lower' : 'admin.imports.higher', {
        percent: look.percent,
      })
}
