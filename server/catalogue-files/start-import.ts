import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import { KEY_COLUMNS } from '#contract/plain/catalogue-columns.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import { isWebPage, isWorkbook, utf8Parts } from '#server/platform/text-file.ts'

import { guessColumns } from './column-headings.ts'
import {
  deleteImport,
  type ImportColumn,
  insertImport,
  insertRows,
  keyRows,
  updateImport,
} from './import-queries.ts'
import { rememberedMapping } from './mapping-queries.ts'
import {
  type FileForm,
  type FileRow,
  formOf,
  type ImportedFile,
  readFile,
  UnreadableFile,
} from './read-file.ts'

export const ROWS_AT_MOST = 100_000
const ROWS_AT_ONCE = 500
const SAMPLES = 3
const PAGE_BEGINS_WITHIN = 4_096
const SAMPLE_LETTERS = 60

export interface NewImport {
  file: ImportedFile
  /** Whether articles that do not exist yet are made. */
  creates: boolean
  /** What comes after reading: waiting for what the columns mean, the check, or writing at once. */
  state: 'columns' | 'checking' | 'applying'
}

/** Reads a file into the database, from where it goes on whatever happens to this process. Throws `validation` on `file`. */
export async function startImport(
  db: Db,
  staff: Pick<Staff, 'id' | 'ip'>,
  { file: upload, creates, state }: NewImport,
): Promise<number> {
  const file = { name: upload.name, bytes: () => utf8Parts(upload.bytes()) }
  const form = await formOrRefuse(file)
  const name = file.name.slice(0, 200)
  const id = await insertImport(db, { name, form, staffId: staff.id, creates })
  try {
    const { rows, columns, isRemembered } = await readRowsOf(db, id, file, form)
    await inTransaction(db, async (trx) => {
      if (state !== 'columns') await keyByColumns(trx, id, columns, 'file')
      await updateImport(trx, id, {
        rows,
        columns,
        is_remembered: isRemembered,
        state,
        ...(state === 'applying' && {
          applied_by: staff.id,
          applied_at: new Date(),
          ip: staff.ip,
        }),
      })
    })
  } catch (error) {
    await deleteImport(db, id)
    throw error instanceof UnreadableFile ? badFile('imports.unreadable') : error
  }
  return id
}

async function formOrRefuse(file: ImportedFile): Promise<FileForm> {
  for await (const part of file.bytes()) {
    if (isWorkbook(part)) throw badFile('csv.workbook')
    if (isWebPage(new TextDecoder().decode(part.subarray(0, PAGE_BEGINS_WITHIN))))
      throw badFile('csv.web_page')
    break
  }
  try {
    return await formOf(file)
  } catch (error) {
    throw error instanceof UnreadableFile ? badFile('imports.unreadable') : error
  }
}

async function readRowsOf(
  db: Db,
  id: number,
  file: ImportedFile,
  form: FileForm,
): Promise<{ rows: number; columns: ImportColumn[]; isRemembered: boolean }> {
  const headings: string[] = []
  const samples = new Map<string, string[]>()
  let rows = 0
  let part: FileRow[] = []
  for await (const row of readFile(file, form, headings)) {
    rows += 1
    if (rows > ROWS_AT_MOST) throw badFile('csv.too_many_rows', { max: ROWS_AT_MOST })
    if (rows <= SAMPLES * 3) takeSamples(samples, row)
    part.push(row)
    if (part.length < ROWS_AT_ONCE) continue
    // oxlint-disable-next-line no-await-in-loop -- read as fast as it is written, so that little is held
    await insertRows(db, id, part)
    part = []
  }
  if (rows === 0) throw badFile('csv.empty')
  await insertRows(db, id, part)
  const remembered = await rememberedMapping(db, headingsKey(headings))
  const guessed = guessColumns(headings)
  const columns = headings.map((heading, place) => ({
    heading,
    column: remembered === undefined ? (guessed[place] ?? null) : (remembered[heading] ?? null),
    samples: samples.get(heading) ?? [],
  }))
  return { rows, columns, isRemembered: remembered !== undefined }
}

function takeSamples(samples: Map<string, string[]>, { cells }: FileRow): void {
  for (const [heading, cell] of Object.entries(cells)) {
    const taken = samples.get(heading) ?? []
    const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
    if (taken.length < SAMPLES) samples.set(heading, [...taken, text.slice(0, SAMPLE_LETTERS)])
  }
}

/** Files with the same headings in the same order are of one kind. */
export function headingsKey(headings: readonly string[]): string {
  return JSON.stringify(headings)
}

/** Notes the keys of the rows. Throws `validation` when no column says which article a row is about. */
export async function keyByColumns(
  trx: Trx,
  id: number,
  columns: readonly ImportColumn[],
  field: 'file' | 'mapping',
): Promise<void> {
  const headingOf = (wanted: CatalogueColumn) =>
    columns.find(({ column }) => column === wanted)?.heading ?? null
  if (!KEY_COLUMNS.some((column) => headingOf(column) !== null))
    throw new ShopError('validation', { fields: { [field]: 'imports.no_key_column' } })
  await keyRows(trx, id, { sku: headingOf('sku'), ean: headingOf('ean_number') })
}

function badFile(
  key: 'imports.unreadable' | 'csv.empty' | 'csv.too_many_rows' | 'csv.web_page' | 'csv.workbook',
  params: Record<string, number> = {},
): ShopError {
  return new ShopError('validation', { fields: { file: key }, params })
}
