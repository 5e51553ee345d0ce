import type { ReactNode } from 'react'

import type { TextKey } from '#web/language/i18n.ts'

/** A column of a list, and its place on a phone, where a row is a card. */
export interface Column<Row> {
  id: string
  header: TextKey
  cell: (row: Row) => ReactNode
  /** The same in plain words, for the exported file. */
  text: (row: Row) => string
  isNumeric?: boolean
  /** What the API calls the order by this column. */
  sort?: string
  /** `name` is always shown; `wide` only where there is room, unless it is chosen. */
  rank?: 'name' | 'wide'
  /** Where it stands on a card; left out, it is not on it. */
  card?: 'title' | 'line' | 'end' | 'end-line'
}

/** A page of a list, as the API answers it. */
export interface Page<Row> {
  data: readonly Row[]
  total: number
  per_page: number
  current_page: number
  last_page: number
}
