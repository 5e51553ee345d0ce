import { POSITION_COLUMN, PRODUCTS_COLUMN } from '#web/admin/references/reference-columns.ts'
import { Thumb } from '#web/admin/references/thumb.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import type { BrandRow } from './brands-loader.ts'

/** The columns of the list of brands. */
export function brandColumns(t: Translate): readonly Column<BrandRow>[] {
  return [
    {
      id: 'name',
      header: 'admin.brands.name',
      rank: 'name',
      card: 'title',
      sort: 'name',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Thumb path={row.logo} />
          <span>{row.name}</span>
          {row.is_house_brand && <Badge tone="info">{t('admin.brands.house')}</Badge>}
        </span>
      ),
      text: (row) => row.name,
    },
    {
      id: 'slug',
      header: 'admin.references.slug',
      card: 'line',
      cell: (row) => <span className="text-muted">{row.slug}</span>,
      text: (row) => row.slug,
    },
    {
      id: 'menu',
      header: 'admin.brands.inMenu',
      card: 'end-line',
      cell: (row) => (row.in_menu ? t('admin.yes') : '–'),
      text: (row) => (row.in_menu ? t('admin.yes') : ''),
    },
    PRODUCTS_COLUMN,
    {
      id: 'printers',
      header: 'admin.brands.printers',
      isNumeric: true,
      sort: 'printers_count',
      cell: (row) => row.printers_count,
      text: (row) => String(row.printers_count),
    },
    POSITION_COLUMN,
  ]
}
