import { Readable } from 'node:stream'

import { fused } from '#server/platform/formula-cells.ts'
import { delimiterOf } from '#server/platform/read-csv.ts'

import { jsonObjects } from './json-objects.ts'

export interface ImportedFile {
  name: string
  /** Its bytes part by part, from the beginning each time. */
  bytes: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export interface FileForm {
  format: 'csv' | 'json'
  encoding: 'UTF-8' | 'Windows-1252'
  /** What parts the cells of a CSV file. */
  delimiter: string
}

export interface FileRow {
  /** As a spreadsheet counts: the heading is row 1. In JSON the first article is 1. */
  line: number
  /** Heading → what the file says; of CSV without the empty cells. */
  cells: Record<string, unknown>
}

/** A file that is neither a table nor a list of articles. */
export class UnreadableFile extends Error {}

const BEGINNING = 4_096
const LONGEST_ROW = 1_000_000
const MOST_HEADINGS = 200

/** What a file is, by its first letters: JSON begins with a bracket. Throws UnreadableFile for what is no text. */
export async function formOf({ bytes }: ImportedFile): Promise<FileForm> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first: Uint8Array = new Uint8Array()
  let encoding: FileForm['encoding'] = 'UTF-8'
  for await (const part of bytes()) {
    if (first.length < BEGINNING) first = Buffer.concat([first, part]).subarray(0, BEGINNING)
    if (!isNext(decoder, part)) encoding = 'Windows-1252'
    if (encoding !== 'UTF-8' && first.length === BEGINNING) break
  }
  if (encoding === 'UTF-8' && !isNext(decoder)) encoding = 'Windows-1252'
  if (first.includes(0)) throw new UnreadableFile()
  const beginning = new TextDecoder(encoding).decode(first)
  const isJson = /^\s*[[{]/.test(beginning)
  return {
    format: isJson ? 'json' : 'csv',
    encoding,
    delimiter: isJson ? '' : delimiterOf(beginning),
  }
}

/** Whether what comes next, or without a part the end, is UTF-8. */
function isNext(decoder: TextDecoder, part?: Uint8Array): boolean {
  try {
    decoder.decode(part, { stream: part !== undefined })
    return true
  } catch {
    return false
  }
}

/**
 * The rows of a file one by one, and its headings: known at the first row of a CSV file, at the end of a
 * JSON one. Throws UnreadableFile.
 */
export async function* readFile(
  { bytes }: ImportedFile,
  form: FileForm,
  headings: string[],
): AsyncGenerator<FileRow> {
  const rows =
    form.format === 'json'
      ? jsonRows(textParts(bytes(), form), headings)
      : csvRows(textParts(bytes(), form), form, headings)
  try {
    yield* rows
  } catch (error) {
    const isBad = error instanceof SyntaxError || (error instanceof Error && 'code' in error)
    throw isBad ? new UnreadableFile('', { cause: error }) : error
  }
}

async function* textParts(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { encoding }: FileForm,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true })
}

async function* jsonRows(
  parts: AsyncIterable<string>,
  headings: string[],
): AsyncGenerator<FileRow> {
  const known = new Set<string>()
  let line = 0
  for await (const cells of jsonObjects(parts)) {
    line += 1
    for (const name of Object.keys(cells)) {
      if (known.has(name)) continue
      known.add(name)
      headings.push(name)
      if (headings.length > MOST_HEADINGS) throw new UnreadableFile()
    }
    yield { line, cells }
  }
}

async function* csvRows(
  parts: AsyncIterable<string>,
  { delimiter }: FileForm,
  headings: string[],
): AsyncGenerator<FileRow> {
  const { parse } = await import('csv-parse')
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  })
  const records: AsyncIterable<string[]> = Readable.from(parts).pipe(parser)
  let line = 0
  for await (const record of records) {
    line += 1
    if (line === 1) headings.push(...named(record))
    else {
      const cells = cellsOf(record, headings)
      if (Object.keys(cells).length > 0) yield { line, cells }
    }
  }
}

/** Headings as they stand; one without a name, or with that of another, is told apart by its place. */
function named(record: readonly string[]): string[] {
  if (record.length > MOST_HEADINGS) throw new UnreadableFile()
  const seen = new Set<string>()
  return record.map((text, place) => {
    const plain = fused(text.trim())
    const name = plain === '' || seen.has(plain) ? `${plain} (${place + 1})`.trim() : plain
    seen.add(name)
    return name
  })
}

/** Where the cells are kept for which there is no heading: whoever wrote the row meant other columns by it. */
export const SURPLUS = ' +'

function cellsOf(record: readonly string[], headings: readonly string[]): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [place, heading] of headings.entries()) {
    const text = (record[place] ?? '').trim()
    if (text !== '') cells[heading] = fused(text)
  }
  const surplus = record.slice(headings.length).filter((text) => text.trim() !== '')
  if (surplus.length > 0) cells[SURPLUS] = surplus.join(' ')
  return cells
}
