import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import type { CategoryRow } from './categories-loader.ts'
import { treeRows } from './category-moves.ts'

const STEP = '\u2003'

/** The tree as the options of a select, without a category and what is below it. */
export function CategoryOptions({
  rows,
  without,
}: {
  rows: readonly CategoryRow[]
  without: number | undefined
}) {
  const { reading } = useTranslation()
  const left = without === undefined ? rows : rows.filter(({ id }) => id !== without)
  return treeRows(left).map(({ row, depth }) => (
    <option key={row.id} value={row.id}>
      {STEP.repeat(depth) + localName(row, reading)}
    </option>
  ))
}
