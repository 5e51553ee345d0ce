import { ShopError } from './shop-error.ts'

const ROWS_AT_MOST = 10_000
const DELIMITERS = [';', '\t', ',']

/** Cells of a table as spreadsheets write them; a cell that begins like a formula is made plain text. */
export async function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Promise<string> {
  const { stringify } = await import('csv-stringify/sync')
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    escape_formulas: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
  })
}

export interface CsvRow<Column extends string> {
  /** In the file, its head being line 1. */
  line: number
  cells: Record<Column, string>
}

/**
 * The wanted columns of a CSV file, whatever its order, delimiter and encoding. Each column may go by
 * several names. Throws `validation` on `file`, naming what cannot be read.
 */
export async function readCsv<Column extends string>(
  content: Uint8Array,
  wanted: Readonly<Record<Column, readonly string[]>>,
): Promise<CsvRow<Column>[]> {
  const text = textOf(content)
  const records = await parseRecords(text, delimiterOf(text))
  const head = (records[0]?.record ?? []).map((cell) => cell.trim().toLowerCase())
  const places = Object.entries<readonly string[]>(wanted).map(([column, names]) => {
    const place = head.findIndex((name) => names.includes(name))
    if (place === -1) throw unreadable('csv.column_missing', { column })
    return [column, place] as const
  })
  if (records.length - 1 > ROWS_AT_MOST)
    throw unreadable('csv.too_many_rows', { max: ROWS_AT_MOST })
  if (records.length < 2) throw unreadable('csv.empty')
  return records.slice(1).map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      places.map(([column, place]) => [column, (record[place] ?? '').trim()]),
    ) as Record<Column, string>,
  }))
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

async function parseRecords(text: string, delimiter: string): Promise<CsvRecord[]> {
  const { parse, CsvError } = await import('csv-parse/sync')
  try {
    // With `info` a record is its cells and where it stands; the package types the cells alone.
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    if (error instanceof CsvError)
      throw unreadable('csv.unreadable', { line: Number(error['lines'] ?? 1) })
    throw error
  }
}

/** UTF-8, or what older spreadsheets write. */
function textOf(content: Uint8Array): string {
  if (content.includes(0)) throw unreadable('csv.no_text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? ''
  return DELIMITERS.find((delimiter) => head.includes(delimiter)) ?? ';'
}

function unreadable(
  message:
    | 'csv.column_missing'
    | 'csv.too_many_rows'
    | 'csv.empty'
    | 'csv.unreadable'
    | 'csv.no_text',
  params: Record<string, string | number> = {},
): ShopError {
  return new ShopError('validation', { fields: { file: message }, params })
}
