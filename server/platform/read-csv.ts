import { parse } from 'csv-parse/sync'

import { asUtf8, isWebPage, isWorkbook } from './text-file.ts'

export interface CsvRow<Column extends string> {
  /** In the file, its heading being line 1. */
  line: number
  values: Record<Column, string>
}

export type CsvFile<Column extends string> =
  | { kind: 'rows'; rows: CsvRow<Column>[] }
  | { kind: 'unreadable' }
  | { kind: 'web page' }
  | { kind: 'workbook' }
  /** Columns that its heading does not name. */
  | { kind: 'lacks'; columns: Column[] }

/**
 * Reads a CSV file as spreadsheets write it: comma, semicolon or tab, UTF-8, UTF-16 or Windows' letters, with
 * a heading. Other columns than those wanted are left out.
 */
export function readCsv<Column extends string>(
  content: Uint8Array,
  columns: readonly Column[],
  { headings, needed = columns }: CsvHeadings<Column> = {},
): CsvFile<Column> {
  if (isWorkbook(content)) return { kind: 'workbook' }
  const text = textOf(asUtf8(content))
  if (isWebPage(text)) return { kind: 'web page' }
  const records = recordsOf(text)
  if (records === undefined) return { kind: 'unreadable' }
  const heading = (records[0]?.record ?? []).map(nameOf)
  const places = new Map(columns.map((column) => [column, placesOf(heading, column, headings)]))
  const missing = needed.filter((column) => places.get(column)?.length === 0)
  if (missing.length > 0) return { kind: 'lacks', columns: missing }
  const rows = records.slice(1).map(({ record, info }) => ({
    line: info.lines,
    // every wanted column has its value, if only ''
    values: Object.fromEntries(
      columns.map((column) => [column, textAt(record, places.get(column) ?? [])]),
    ) as Record<Column, string>,
  }))
  return { kind: 'rows', rows }
}

export interface CsvHeadings<Column extends string> {
  /** What each column may be called; its own name without. */
  headings?: Record<Column, readonly string[]>
  /** Columns that must be there; all of them without. */
  needed?: readonly Column[]
}

function placesOf<Column extends string>(
  heading: readonly string[],
  column: Column,
  headings: CsvHeadings<Column>['headings'],
): number[] {
  const names = headings?.[column] ?? [column]
  return heading.flatMap((name, place) => (names.includes(name) ? [place] : []))
}

/** Of several columns that say the same in other ways, all that is there. */
function textAt(record: readonly string[], places: readonly number[]): string {
  return places
    .map((place) => (record[place] ?? '').trim())
    .filter((text) => text !== '')
    .join(' ')
}

interface ParsedRow {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string): ParsedRow[] | undefined {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true }
    // With `info`, each row comes with its place in the file.
    return parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as ParsedRow[]
  } catch {
    return undefined
  }
}

/** The sign that parts the heading. */
export function delimiterOf(text: string): string {
  const heading = text.split(/\r?\n/, 1)[0] ?? ''
  return [';', '\t'].find((sign) => heading.includes(sign)) ?? ','
}

/** `Order number` and `order_number` are one name. */
function nameOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
