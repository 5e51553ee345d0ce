import { Moment } from '#web/admin/layout/moment.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Clock } from '#web/ui/icons/clock.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import type { SeoRow } from './seo-services-loader.ts'

interface Doing {
  now: Date
  onView: (row: SeoRow) => void
  onEdit: (row: SeoRow) => void
  onDelete: (row: SeoRow) => void
}

/** The columns of the list of SEO entries. */
export function seoColumns(t: Translate, doing: Doing): readonly Column<SeoRow>[] {
  return [
    {
      id: 'title',
      header: 'admin.seo.field.title',
      rank: 'name',
      card: 'title',
      sort: 'title',
      cell: (row) => <span className="block max-w-72 truncate">{row.title}</span>,
      text: (row) => row.title,
    },
    {
      id: 'slug',
      header: 'admin.seo.field.slug',
      card: 'line',
      sort: 'slug',
      cell: (row) => <span className="block max-w-48 truncate">{row.slug}</span>,
      text: (row) => row.slug,
    },
    {
      id: 'description',
      header: 'admin.seo.column.description',
      rank: 'wide',
      cell: (row) => <span className="block max-w-80 truncate">{row.meta_description}</span>,
      text: (row) => row.meta_description,
    },
    {
      id: 'locale',
      header: 'admin.seo.field.locale',
      card: 'end',
      sort: 'locale',
      cell: ({ locale }) => (
        <Badge tone="info">{locale?.toUpperCase() ?? t('admin.seo.all')}</Badge>
      ),
      text: ({ locale }) => locale ?? '',
    },
    {
      id: 'published',
      header: 'admin.seo.column.published',
      sort: 'published_at',
      cell: (row) => <Published at={row.published_at} now={doing.now} t={t} />,
      text: (row) => row.published_at ?? '',
    },
    {
      id: 'actions',
      header: 'admin.seo.column.actions',
      card: 'end-line',
      cell: (row) => <Verbs row={row} doing={doing} t={t} />,
      text: () => '',
    },
  ]
}

function Published({ at, now, t }: { at: string | null; now: Date; t: Translate }) {
  if (at === null) return '–'
  if (new Date(at) <= now) return <Moment at={at} />
  return (
    <Badge>
      <Icon of={Clock} />
      {t('admin.seo.notYet')}
    </Badge>
  )
}

function Verbs({ row, doing, t }: { row: SeoRow; doing: Doing; t: Translate }) {
  const name = row.title
  return (
    <span className="row-verbs">
      <IconButton
        size="small"
        label={t('admin.seo.view', { name })}
        icon={<Icon of={Eye} />}
        onClick={() => doing.onView(row)}
      />
      <IconButton
        size="small"
        label={t('admin.seo.edit', { name })}
        icon={<Icon of={Pencil} />}
        onClick={() => doing.onEdit(row)}
      />
      <IconButton
        size="small"
        label={t('admin.seo.delete', { name })}
        icon={<Icon of={Trash2} />}
        onClick={() => doing.onDelete(row)}
      />
    </span>
  )
}
