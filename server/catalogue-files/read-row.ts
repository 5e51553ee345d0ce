import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'

import type { ImportRow } from './import-queries.ts'
import { SURPLUS } from './read-file.ts'
import { readCell, readJson, type ReadValue } from './read-value.ts'
import type { Fault } from './resolve-row.ts'
import type { PlanOptions, ReadRow } from './row-plan.ts'

/** Reads the cells of a row that go anywhere, and by what its article is found. */
export function readRow({ line, cells }: ImportRow, { mapping, isJson }: PlanOptions): ReadRow {
  const values = new Map<CatalogueColumn, ReadValue>()
  const faults: Fault[] = SURPLUS in cells ? [{ key: 'imports.too_many_cells' }] : []
  for (const [heading, cell] of Object.entries(cells)) {
    const column = mapping.get(heading)
    if (column === undefined) continue
    const read = isJson ? readJson(column, cell) : readCell(column, String(cell))
    if ('fault' in read)
      faults.push({ column, key: read.fault, ...(read.params && { params: read.params }) })
    else values.set(column, read.value)
  }
  const key = [values.get('sku'), values.get('ean_number')].find(
    (one) => typeof one === 'string' && one !== '',
  )
  return { line, key: (key as string | undefined) ?? null, values, faults }
}
