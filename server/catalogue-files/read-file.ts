import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'

import { fused } from '#server/platform/formula-cells.ts'
import { delimiterOf } from '#server/platform/read-csv.ts'

import { jsonObjects } from './json-objects.ts'

export interface UploadedFile {
  name: string
  content: Uint8Array
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
const PART_BYTES = 65_536
const LONGEST_ROW = 1_000_000
const MOST_HEADINGS = 200

/** What a file is, by its first letters: JSON begins with a bracket. Throws UnreadableFile for what is no text. */
export function formOf({ content }: UploadedFile): FileForm {
  if (content.subarray(0, BEGINNING).includes(0)) throw new UnreadableFile()
  const encoding = isUtf8(content) ? 'UTF-8' : 'Windows-1252'
  const beginning = new TextDecoder(encoding).decode(content.subarray(0, BEGINNING))
  const isJson = /^\s*[[{]/.test(beginning)
  return {
    format: isJson ? 'json' : 'csv',
    encoding,
    delimiter: isJson ? '' : delimiterOf(beginning),
  }
}

/**
 * The rows of a file one by one, and its headings: known at the first row of a CSV file, at the end of a
 * JSON one. Throws UnreadableFile.
 */
export async function* readFile(
  { content }: UploadedFile,
  form: FileForm,
  headings: string[],
): AsyncGenerator<FileRow> {
  const rows =
    form.format === 'json'
      ? jsonRows(textParts(content, form), headings)
      : csvRows(textParts(content, form), form, headings)
  try {
    yield* rows
  } catch (error) {
    const isBad = error instanceof SyntaxError || (error instanceof Error && 'code' in error)
    throw isBad ? new UnreadableFile('', { cause: error }) : error
  }
}

function* textParts(content: Uint8Array, { encoding }: FileForm): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let start = 0; start < content.length; start += PART_BYTES)
    yield decoder.decode(content.subarray(start, start + PART_BYTES), { stream: true })
}

async function* jsonRows(parts: Iterable<string>, headings: string[]): AsyncGenerator<FileRow> {
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
  parts: Iterable<string>,
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
