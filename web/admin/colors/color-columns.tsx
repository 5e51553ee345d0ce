import { POSITION_COLUMN, PRODUCTS_COLUMN } from '#web/admin/references/reference-columns.ts'
import type { Column } from '#web/admin/table/column.ts'

import { ColorDot } from './color-dot.tsx'
import type { ColorRow } from './colors-loader.ts'

/** The columns of the list of colours. */
export const COLOR_COLUMNS: readonly Column<ColorRow>[] = [
  {
    id: 'name',
    header: 'admin.colors.name',
    rank: 'name',
    card: 'title',
    sort: 'name',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ColorDot hex={row.hex} second={row.hex_2} />
        {row.name}
      </span>
    ),
    text: (row) => row.name,
  },
  {
    id: 'dutch',
    header: 'admin.colors.dutch',
    cell: (row) => row.name_nl,
    text: (row) => row.name_nl,
  },
  {
    id: 'french',
    header: 'admin.colors.french',
    cell: (row) => row.name_fr,
    text: (row) => row.name_fr,
  },
  {
    id: 'hex',
    header: 'admin.colors.hex',
    card: 'line',
    cell: (row) => <span className="num">{hexOf(row) || '–'}</span>,
    text: hexOf,
  },
  {
    id: 'slug',
    header: 'admin.references.slug',
    rank: 'wide',
    cell: (row) => row.slug,
    text: (row) => row.slug,
  },
  PRODUCTS_COLUMN,
  POSITION_COLUMN,
]

function hexOf({ hex, hex_2: second }: ColorRow): string {
  return [hex, second].filter((one) => one !== null).join(' ')
}
