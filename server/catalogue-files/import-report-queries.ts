import type { RowOutcome } from '#contract/plain/catalogue-columns.ts'
import { type Db, readRows } from '#database/pool.ts'

import type { ImportTable } from './import-queries.ts'
import type { Fault } from './resolve-row.ts'
import type { Change } from './row-plan.ts'

/** An import with what has become of its rows so far: what would be, until it is applied; then what was. */
export interface ImportReport extends Omit<
  ImportTable,
  'ip' | 'created_by' | 'applied_by' | 'done_line'
> {
  by: string
  created: number
  changed: number
  unchanged: number
  failed: number
  /** Rows that have been written, or will not be. */
  done: number
  /** Rows that are to be written and are not. */
  left: number
  checked: number
}

/** Imports by page, newest first, or one of them. */
export function importReports(
  db: Db,
  { id = null, limit = 1, offset = 0 }: { id?: number | null; limit?: number; offset?: number },
): Promise<ImportReport[]> {
  return readRows<ImportReport>(
    db,
    `select i.id, i.file_name, i.format, i.encoding, i.delimiter, i.state, i.columns, i.is_remembered, i.creates, i.rows,
      i.round_written, i.round_waiting, i.created_at, i.applied_at, i.finished_at, u.name as by, counts.*
    from (
      select * from catalogue_imports where $1::int is null or id = $1 order by id desc limit $2 offset $3
    ) i
    join users u on u.id = coalesce(i.applied_by, i.created_by)
    cross join lateral (
      select (count(*) filter (where outcome = 'create' and (is_done or i.applied_at is null)))::int as created,
        (count(*) filter (where outcome = 'change' and (is_done or i.applied_at is null)))::int as changed,
        (count(*) filter (where outcome = 'same'))::int as unchanged, (count(*) filter (where outcome = 'failed'))::int as failed,
        (count(*) filter (where is_done or outcome in ('same', 'failed')))::int as done,
        (count(*) filter (where not is_done and outcome in ('create', 'change')))::int as left,
        (count(outcome))::int as checked
      from catalogue_import_rows r where r.import_id = i.id
    ) counts order by i.id desc`,
    [id, limit, offset],
  )
}

export async function countImports(db: Db): Promise<number> {
  const [row] = await readRows<{ total: number }>(
    db,
    'select count(*)::int as total from catalogue_imports',
  )
  return row?.total ?? 0
}

export interface ReportRow {
  line: number
  sku: string
  name: string | null
  thumbnail: string | null
  product_id: number | null
  outcome: RowOutcome
  is_done: boolean
  changes: Change[] | null
  faults: Fault[] | null
}

/** Rows that were looked at, by page; those of one outcome where it is given. */
export async function importRows(
  db: Db,
  { id, outcome }: { id: number; outcome: RowOutcome | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    readRows<ReportRow>(
      db,
      `select r.line, coalesce(p.sku, r.key, '') as sku,
        coalesce(p.name, (select c ->> 'after' from jsonb_array_elements(r.changes) c where c ->> 'column' = 'name')) as name,
        nullif(p.thumbnail, '') as thumbnail, p.id as product_id, r.outcome, r.is_done, r.changes, r.faults
      from (
        select * from catalogue_import_rows where import_id = $1 and ${outcomeIs('$2')} order by line limit $3 offset $4
      ) r left join products p on p.id = r.product_id order by r.line`,
      [id, outcome ?? null, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from catalogue_import_rows where import_id = $1 and ${outcomeIs('$2')}`,
      [id, outcome ?? null],
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

function outcomeIs(place: string): string {
  return `outcome is not null and (${place}::text is null or outcome = ${place})`
}

export interface FailedRow {
  line: number
  cells: Record<string, unknown>
  faults: Fault[]
}

/** Rows that failed, after a line, so that any number of them can be told part by part. */
export function failedRows(
  db: Db,
  id: number,
  { after, limit }: { after: number; limit: number },
): Promise<FailedRow[]> {
  return readRows<FailedRow>(
    db,
    `select line, cells, faults from catalogue_import_rows
    where import_id = $1 and outcome = 'failed' and line > $2 order by line limit $3`,
    [id, after, limit],
  )
}
