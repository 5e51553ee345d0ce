import type { MessageKey } from './messages.ts'
import { type CsvHeadings, type CsvRow, readCsv } from './read-csv.ts'
import { ShopError } from './shop-error.ts'

/** The rows of an uploaded CSV file. Throws `validation` on `file` with what is wrong with it. */
export function uploadedRows<Column extends string>(
  content: Uint8Array,
  columns: readonly Column[],
  { most, ...headings }: CsvHeadings<Column> & { most: number },
): CsvRow<Column>[] {
  const file = readCsv(content, columns, headings)
  if (file.kind === 'unreadable') throw badFile('csv.unreadable')
  if (file.kind === 'web page') throw badFile('csv.web_page')
  if (file.kind === 'workbook') throw badFile('csv.workbook')
  if (file.kind === 'lacks') throw badFile('csv.columns', { columns: file.columns.join(', ') })
  if (file.rows.length === 0) throw badFile('csv.empty')
  if (file.rows.length > most) throw badFile('csv.too_many_rows', { max: most })
  return file.rows
}

function badFile(key: MessageKey, params: Record<string, string | number> = {}): ShopError {
  return new ShopError('validation', { fields: { file: key }, params })
}
