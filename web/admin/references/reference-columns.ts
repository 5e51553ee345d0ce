import type { Column } from '#web/admin/table/column.ts'

/** How many articles for sale refer to it. */
export const PRODUCTS_COLUMN: Column<{ products_count: number }> = {
  id: 'products',
  header: 'admin.references.products',
  isNumeric: true,
  card: 'end',
  sort: 'products_count',
  cell: (row) => row.products_count,
  text: (row) => String(row.products_count),
}

export const POSITION_COLUMN: Column<{ position: number }> = {
  id: 'position',
  header: 'admin.references.position',
  isNumeric: true,
  sort: 'position',
  rank: 'wide',
  cell: (row) => row.position,
  text: (row) => String(row.position),
}
