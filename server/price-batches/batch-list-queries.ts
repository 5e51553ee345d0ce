import type { PriceBatch } from '#contract/price-batches.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'

type BatchRow = Columns<
  'price_batches',
  | 'id'
  | 'kind'
  | 'status'
  | 'note'
  | 'changed'
  | 'skipped'
  | 'restored'
  | 'created_at'
  | 'starts_at'
  | 'applied_at'
  | 'reverted_at'
> & { rule: PriceBatch['rule']; created_by: string | null }

const BATCH = `select b.id, b.kind, b.status, b.rule, b.note, b.changed, b.skipped, b.restored,
    u.name as created_by, b.created_at, b.starts_at, b.applied_at, b.reverted_at
  from price_batches b left join users u on u.id = b.created_by`

export interface BatchFilter {
  kind?: string | undefined
  status?: string | undefined
  search?: string | undefined
  sort?: 'created_at' | 'changed' | undefined
  direction?: 'asc' | 'desc' | undefined
}

export async function batchesByPage(
  db: Db,
  { kind, status, search = '', sort = 'created_at', direction = 'desc' }: BatchFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PriceBatch[]; total: number }> {
  const order = sort === 'changed' ? `changed ${direction}, id ${direction}` : `id ${direction}`
  const rows = await readRows<BatchRow & { total: number }>(
    db,
    `select *, count(*) over ()::int as total from (${BATCH}) batch
    where ($1::text is null or kind = $1) and ($2::text is null or status = $2)
      and ($3 = '' or concat_ws(' ', note, created_by) ilike '%' || $3 || '%')
    order by ${order} limit $4 offset $5`,
    [kind ?? null, status ?? null, likeText(search), limit, offset],
  )
  return { rows: rows.map(batchOf), total: rows[0]?.total ?? 0 }
}

export async function batchById(db: Db, id: number): Promise<PriceBatch | undefined> {
  const [row] = await readRows<BatchRow>(db, `${BATCH} where b.id = $1`, [id])
  return row && batchOf(row)
}

export interface BatchLine {
  product_id: number
  sku: string
  name: string
  name_nl: string
  name_fr: string
  old_price: number
  new_price: number
  is_done: boolean
}

/** The articles of a batch; the prices are those that the batch is about. */
export function batchLines(db: Db, id: number): Promise<BatchLine[]> {
  return readRows(
    db,
    `select r.product_id, p.sku, p.name, p.name_nl, p.name_fr, r.is_done,
      case when b.kind = 'regular' then r.old_regular_cents else coalesce(r.old_sale_cents, r.old_regular_cents) end as old_price,
      case when b.kind = 'regular' then r.new_regular_cents else coalesce(r.new_sale_cents, r.new_regular_cents) end as new_price
    from price_batch_rows r join price_batches b on b.id = r.batch_id join products p on p.id = r.product_id
    where r.batch_id = $1 order by p.sku`,
    [id],
  )
}

function batchOf(row: BatchRow): PriceBatch {
  const { id, kind, status, rule, note, changed, skipped, restored, created_by } = row
  return {
    id,
    kind,
    status,
    rule,
    note,
    changed,
    skipped,
    restored,
    created_by,
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at?.toISOString() ?? null,
    applied_at: row.applied_at?.toISOString() ?? null,
    reverted_at: row.reverted_at?.toISOString() ?? null,
  }
}
