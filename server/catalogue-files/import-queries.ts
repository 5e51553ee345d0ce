import type { CatalogueColumn, ImportState } from '#contract/plain/catalogue-columns.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { FileForm, FileRow } from './read-file.ts'
import { skuKey } from './sku-key.ts'

export interface ImportColumn {
  heading: string
  column: CatalogueColumn | null
  samples: string[]
}

export interface ImportTable extends Columns<
  'catalogue_imports',
  | 'id'
  | 'file_name'
  | 'encoding'
  | 'delimiter'
  | 'is_remembered'
  | 'creates'
  | 'rows'
  | 'done_line'
  | 'round_written'
  | 'round_waiting'
  | 'created_by'
  | 'applied_by'
  | 'ip'
  | 'created_at'
  | 'applied_at'
  | 'finished_at'
> {
  format: 'csv' | 'json'
  state: ImportState
  columns: ImportColumn[]
}

const COLUMNS = `i.id, i.file_name, i.format, i.encoding, i.delimiter, i.state, i.columns, i.is_remembered, i.creates, i.rows,
  i.done_line, i.round_written, i.round_waiting, i.created_by, i.applied_by, i.ip, i.created_at, i.applied_at, i.finished_at`

export async function insertImport(
  db: Db,
  {
    name,
    form,
    staffId,
    creates,
  }: { name: string; form: FileForm; staffId: number; creates: boolean },
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    db,
    `insert into catalogue_imports (file_name, format, encoding, delimiter, created_by, creates)
    values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, form.format, form.encoding, form.delimiter, staffId, creates],
  )
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

export async function insertRows(db: Db, id: number, rows: readonly FileRow[]): Promise<void> {
  await readRows(
    db,
    `insert into catalogue_import_rows (import_id, line, cells)
    select $1::int, r.line, r.cells from json_to_recordset($2::json) as r (line int, cells jsonb)`,
    [id, JSON.stringify(rows)],
  )
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await readRows(db, 'delete from catalogue_imports where id = $1', [id])
}

/** The import, locked, so that only one process is at it. */
export async function lockImport(trx: Trx, id: number): Promise<ImportTable | undefined> {
  const [row] = await readRows<ImportTable>(
    trx,
    `select ${COLUMNS} from catalogue_imports i where i.id = $1 for update`,
    [id],
  )
  return row
}

/** What changes of an import beside its rows. */
export interface ImportChange {
  state?: ImportState
  columns?: readonly ImportColumn[]
  is_remembered?: boolean
  creates?: boolean
  rows?: number
  done_line?: number
  round_written?: number
  round_waiting?: number
  applied_by?: number
  ip?: string
  applied_at?: Date
  finished_at?: Date | null
}

export async function updateImport(
  db: Db,
  id: number,
  { columns, ...change }: ImportChange,
): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({
      ...change,
      ...(columns !== undefined && { columns: JSON.stringify(columns) }),
    })
    .where('id', '=', id)
    .execute()
}

const KEYS_AT_ONCE = 1_000

/** Notes by what each row's article is found, so that rows can be compared with each other; forgets what was checked. */
export async function keyRows(
  trx: Trx,
  id: number,
  { sku, ean }: { sku: string | null; ean: string | null },
): Promise<void> {
  const [last] = await readRows<{ line: number }>(
    trx,
    'select line from catalogue_import_rows where import_id = $1 order by line desc limit 1',
    [id],
  )
  for (let line = 0; line < (last?.line ?? 0); line += KEYS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- part by part: no statement may take long
    await readRows(
      trx,
      `update catalogue_import_rows set outcome = null, product_id = null, product_version = null, changes = null, faults = null,
        key = coalesce(nullif(trim(cells ->> $4), ''), nullif(regexp_replace(cells ->> $5, '[\\s.-]', '', 'g'), ''))
      where import_id = $1 and line > $2 and line <= $3`,
      [id, line, line + KEYS_AT_ONCE, sku, ean],
    )
  }
}

export interface ImportRow extends Columns<
  'catalogue_import_rows',
  'line' | 'key' | 'outcome' | 'product_id' | 'product_version'
> {
  cells: Record<string, unknown>
  changes: { column: CatalogueColumn; before: string | null; after: string | null }[] | null
}

/** The next rows that were not checked, or of those to be written the next that are not. */
export function nextRows(
  trx: Trx,
  { id, done_line: after, state }: ImportTable,
  limit: number,
): Promise<ImportRow[]> {
  return readRows<ImportRow>(
    trx,
    `select line, key, cells, outcome, product_id, product_version, changes from catalogue_import_rows
    where import_id = $1 and line > $2 and ${state === 'checking' ? 'outcome is null' : "not is_done and (outcome is null or outcome in ('create', 'change'))"}
    order by line limit $3`,
    [id, after, limit],
  )
}

export interface RowResult {
  line: number
  outcome: string
  product_id: number | null
  product_version: number | null
  changes: readonly object[]
  faults: readonly object[]
  is_done: boolean
}

export async function updateRows(trx: Trx, id: number, rows: readonly RowResult[]): Promise<void> {
  if (rows.length === 0) return
  await readRows(
    trx,
    `update catalogue_import_rows r set outcome = w.outcome, product_id = w.product_id, product_version = w.product_version,
      changes = w.changes, faults = w.faults, is_done = w.is_done
    from json_to_recordset($2::json) as w (
      line int, outcome text, product_id int, product_version int, changes jsonb, faults jsonb, is_done boolean)
    where r.import_id = $1 and r.line = w.line`,
    [id, JSON.stringify(rows)],
  )
}

/** Rows that wait for articles that never came. */
export async function failWaiting(trx: Trx, id: number, fault: object): Promise<void> {
  await readRows(
    trx,
    `update catalogue_import_rows set outcome = 'failed', faults = $2::jsonb, is_done = true
    where import_id = $1 and not is_done and (outcome is null or outcome in ('create', 'change'))`,
    [id, JSON.stringify([fault])],
  )
}

export async function skusOfIds(
  db: Db,
  ids: readonly number[],
  { isLinked = false } = {},
): Promise<Map<number, string>> {
  const rows = await readRows<{ id: number; sku: string }>(
    db,
    isLinked
      ? `select id, sku from products where id = any(array(
          select unnest($1::int[])
          union select unnest(array[replaces_product_id, linked_product_id, successor_id]) from products where id = any($1::int[])
          union select related_id from related_products where product_id = any($1::int[])
          union select member_id from pack_members where pack_id = any($1::int[])))`
      : 'select id, sku from products where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/**
 * One part at a time is written, whatever file it is of: with an article its packs and stand-ins are indexed
 * anew, which nobody locked, and two parts would take those in two orders.
 */
export async function lockWriting(trx: Trx): Promise<void> {
  await readRows(trx, `select pg_advisory_xact_lock(hashtext('catalogue import'))`)
}

export interface NamedPrinter {
  id: number
  slug: string
  name: string
}

export interface KeyedArticle {
  id: number
  sku: string
  ean_number: string | null
}

export function articlesOfKeys(
  db: Db,
  skus: readonly string[],
  eans: readonly string[],
): Promise<KeyedArticle[]> {
  return readRows(
    db,
    `select id, sku, ean_number from products where lower(sku) = any($1::text[])
    union select id, sku, ean_number from products where ean_number = any($2::text[])`,
    [skus.map(skuKey), eans],
  )
}

/** Printers by slug, as an export names them; those that are none by name, in whatever case. */
export async function namedPrinters(db: Db, names: readonly string[]): Promise<NamedPrinter[]> {
  const bySlug = await readRows<NamedPrinter>(
    db,
    'select id, slug, name from printers where slug = any($1::text[])',
    [names],
  )
  const slugs = new Set(bySlug.map(({ slug }) => slug))
  const others = names.filter((name) => !slugs.has(name)).map((name) => name.toLowerCase())
  if (others.length === 0) return bySlug
  const byName = await readRows<NamedPrinter>(
    db,
    'select id, slug, name from printers where lower(name) = any($1::text[])',
    [others],
  )
  return [...bySlug, ...byName]
}

/** Rows of a file with these keys, or of these articles as far as they have been looked at. */
export function keysOfFile(
  trx: Trx,
  id: number,
  { keys, ids }: { keys: readonly string[]; ids: readonly number[] },
): Promise<{ line: number; key: string; product_id: number | null }[]> {
  return readRows(
    trx,
    `select line, key, product_id from catalogue_import_rows where import_id = $1 and lower(key) = any($2::text[])
    union select line, key, product_id from catalogue_import_rows where import_id = $1 and product_id = any($3::int[])`,
    [id, keys.map(skuKey), ids],
  )
}

/** Imports that go on by themselves, the oldest first. */
export async function importsAtWork(db: Db): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    "select id from catalogue_imports where state in ('checking', 'applying') order by id",
  )
  return rows.map(({ id }) => id)
}

/** Files whose upload never ended, and those that nobody needs any more; rows go with them. */
export async function deleteOldImports(db: Db, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from catalogue_imports where id in (
      select id from catalogue_imports
      where created_at < now() - interval '90 days' or (state = 'reading' and created_at < now() - interval '1 hour')
      limit $1) returning id`,
    [limit],
  )
  return rows.length
}
