import { defused } from './formula-cells.ts'

export type CsvCells = Readonly<Record<string, string | number | null>>

/** Cells of a table as spreadsheets write them; a cell that begins like a formula is made plain text. */
export async function writeCsv(
  columns: readonly string[],
  rows: readonly CsvCells[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  return stringify(rows.map(plain), { ...FORM, bom: true, header: true, columns: [...columns] })
}

/** The same part by part, for tables that are too long to be held at once. */
export async function* streamCsv(
  columns: readonly string[],
  parts: AsyncIterable<readonly CsvCells[]>,
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync')
  yield await writeCsv(columns, [])
  for await (const rows of parts)
    yield stringify(rows.map(plain), { ...FORM, columns: [...columns] })
}

/** Readers end a row at any line break that stands outside quotes. */
const FORM = { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

function plain(cells: CsvCells): CsvCells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      typeof cell === 'string' ? defused(cell) : cell,
    ]),
  )
}
