import { MAX_TOP_SERVICES } from '#contract/plain/top-services.ts'
import type { Column } from '#web/admin/table/column.ts'
import { OrderButtons } from '#web/admin/table/order-area.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import type { ServiceRow } from './top-services-loader.ts'

interface Doing {
  rows: readonly ServiceRow[]
  onStep: (row: ServiceRow, by: 1 | -1) => void
  onDelete: (row: ServiceRow) => void
}

/** The columns of the list of services. */
export function serviceColumns(
  t: Translate,
  { rows, onStep, onDelete }: Doing,
): readonly Column<ServiceRow>[] {
  return [
    {
      id: 'name',
      header: 'admin.services.service',
      rank: 'name',
      card: 'title',
      cell: (row) => row.name,
      text: (row) => row.name,
    },
    translation('name_nl', 'admin.language.nl', t),
    translation('name_fr', 'admin.language.fr', t),
    {
      id: 'color',
      header: 'admin.services.color',
      card: 'line',
      cell: ({ icon_color: color }) => (
        <span className="inline-flex items-center gap-2">
          <ColorDot color={color} />
          {color}
        </span>
      ),
      text: (row) => row.icon_color,
    },
    {
      id: 'shown',
      header: 'admin.services.shown',
      card: 'end',
      cell: (row) => <Shown isInStrip={rows.indexOf(row) < MAX_TOP_SERVICES} t={t} />,
      text: (row) =>
        t(rows.indexOf(row) < MAX_TOP_SERVICES ? 'admin.services.inStrip' : 'admin.services.spare'),
    },
    {
      id: 'order',
      header: 'admin.list.order',
      card: 'end-line',
      cell: (row) => (
        <span className="row-verbs">
          <OrderButtons
            name={row.name}
            isFirst={rows[0] === row}
            isLast={rows.at(-1) === row}
            onStep={(by) => onStep(row, by)}
          />
          <IconButton
            size="small"
            label={t('admin.services.deleteOf', { name: row.name })}
            icon={<Icon of={Trash2} />}
            onClick={() => onDelete(row)}
          />
        </span>
      ),
      text: (row) => String(row.position),
    },
  ]
}

function translation(
  id: 'name_nl' | 'name_fr',
  header: 'admin.language.nl' | 'admin.language.fr',
  t: Translate,
): Column<ServiceRow> {
  return {
    id,
    header,
    rank: 'wide',
    cell: (row) => row[id] ?? <Badge tone="warning">{t('admin.form.missing')}</Badge>,
    text: (row) => row[id] ?? '',
  }
}

function Shown({ isInStrip, t }: { isInStrip: boolean; t: Translate }) {
  return (
    <Badge tone={isInStrip ? 'success' : 'neutral'} hasDot>
      {t(isInStrip ? 'admin.services.inStrip' : 'admin.services.spare')}
    </Badge>
  )
}

/** A drawing takes any colour that staff name. */
function ColorDot({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill={color} />
    </svg>
  )
}
