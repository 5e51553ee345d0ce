import type { PriceBatch } from '#contract/price-batches.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { PriceLine } from './price-lines.ts'

export interface Selection {
  categoryIds: number[] | undefined
  brandSlug: string | undefined
  type: string | undefined
  origin: string | undefined
  priceMin: number | undefined
  priceMax: number | undefined
  skus: readonly string[] | undefined
}

export interface SelectedRow extends Columns<
  'products',
  | 'id'
  | 'sku'
  | 'name'
  | 'name_nl'
  | 'name_fr'
  | 'thumbnail'
  | 'regular_price_cents'
  | 'sale_price_cents'
  | 'sale_from'
  | 'sale_to'
  | 'popularity'
> {
  effective_cents: number
  lowest_cents: number
  has_color_prices: boolean
}

/** The articles of a selection that are not archived, one more than `most` at most. `isLocked` keeps others from changing them meanwhile. */
export function selectArticles(
  db: Db,
  { categoryIds, brandSlug, type, origin, priceMin, priceMax, skus }: Selection,
  { most, isLocked }: { most: number; isLocked: boolean },
): Promise<SelectedRow[]> {
  return readRows(
    db,
    `select p.id, p.sku, p.name, p.name_nl, p.name_fr, p.thumbnail, p.regular_price_cents, p.sale_price_cents,
      p.sale_from, p.sale_to, p.popularity,
      effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()) as effective_cents,
      least(p.listed_price_cents, lowest_price_30d(p.id)) as lowest_cents,
      p.stock_kind = 'colors' and exists (
        select from product_colors c where c.product_id = p.id and c.price_cents is not null) as has_color_prices
    from products p
    where p.status <> 'archived'
      and ($1::int[] is null or p.category_id = any($1))
      and ($2::text is null or p.brand_id = (select id from brands where slug = $2))
      and ($3::text is null or p.type = $3)
      and ($4::text is null or p.origin = $4)
      and ($5::int is null or p.listed_price_cents >= $5)
      and ($6::int is null or p.listed_price_cents <= $6)
      and ($7::text[] is null or lower(p.sku) = any($7))
    order by p.id limit $8 ${isLocked ? 'for no key update of p' : ''}`,
    [
      categoryIds ?? null,
      brandSlug ?? null,
      type ?? null,
      origin ?? null,
      priceMin ?? null,
      priceMax ?? null,
      skus ?? null,
      most + 1,
    ],
  )
}

export interface NewBatch {
  kind: PriceBatch['kind']
  rule: object
  selection: object
  note: string | null
  startsAt: Date | null
  staffId: number
}

export async function insertBatch(
  trx: Trx,
  { kind, rule, selection, note, startsAt, staffId }: NewBatch,
): Promise<number> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into price_batches (kind, status, rule, selection, note, starts_at, created_by)
    values ($1, 'scheduled', $2, $3, $4, $5, $6) returning id`,
    [kind, JSON.stringify(rule), JSON.stringify(selection), note, startsAt, staffId],
  )
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

export async function insertBatchRows(
  trx: Trx,
  batchId: number,
  lines: readonly { article: SelectedRow; line: PriceLine }[],
): Promise<void> {
  const articles = lines.map(({ article }) => article)
  const after = lines.map(({ line }) => line.after)
  await readRows(
    trx,
    `insert into price_batch_rows (batch_id, product_id, old_regular_cents, old_sale_cents, old_sale_from, old_sale_to,
      new_regular_cents, new_sale_cents, new_sale_from, new_sale_to)
    select $1, r.* from unnest($2::int[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[],
      $7::int[], $8::int[], $9::timestamptz[], $10::timestamptz[]) as r`,
    [
      batchId,
      articles.map(({ id }) => id),
      articles.map((one) => one.regular_price_cents),
      articles.map((one) => one.sale_price_cents),
      articles.map((one) => one.sale_from),
      articles.map((one) => one.sale_to),
      after.map(({ regular }) => regular),
      after.map(({ sale }) => sale),
      after.map(({ saleFrom }) => saleFrom),
      after.map(({ saleTo }) => saleTo),
    ],
  )
}

/** Articles written by one statement: no statement may take longer than a few seconds. */
const PART = 2_000

/** Changes the prices of a batch that still stand as they were; the others stay. */
export async function applyRows(trx: Trx, batchId: number): Promise<void> {
  const changed = await setPrices(trx, batchId, { from: 'old', to: 'new' })
  await readRows(
    trx,
    `update price_batches set status = 'applied', applied_at = now(), changed = $2::int,
      skipped = (select count(*) from price_batch_rows where batch_id = $1) - $2::int
    where id = $1`,
    [batchId, changed],
  )
}

/** Gives the articles of a batch the prices back that they had, where its own still stand. */
export async function restoreRows(
  trx: Trx,
  batchId: number,
): Promise<{ restored: number; skipped: number }> {
  const restored = await setPrices(trx, batchId, { from: 'new', to: 'old' })
  const [row] = await readRows<{ skipped: number }>(
    trx,
    `update price_batches set status = 'reverted', reverted_at = now(), restored = $2::int
    where id = $1 returning changed - $2::int as skipped`,
    [batchId, restored],
  )
  return { restored, skipped: row?.skipped ?? 0 }
}

type Side = 'old' | 'new'

/** Moves the articles of a batch from one side to the other, part by part, and says how many. */
async function setPrices(
  trx: Trx,
  batchId: number,
  sides: { from: Side; to: Side },
  after = 0,
): Promise<number> {
  const [part] = await readRows<{ last: number | null; moved: number }>(
    trx,
    `with part as (
      select * from price_batch_rows where batch_id = $1 and product_id > $2 and is_done = $3
      order by product_id limit ${PART}
    ), standing as (
      select r.* from part r join products p on p.id = r.product_id
      where (p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to)
        is not distinct from (${pricesOf('r', sides.from)})
      order by p.id for no key update of p
    ), priced as (
      select set_prices(array_agg(r.product_id), array_agg(r.${sides.to}_regular_cents), array_agg(r.${sides.to}_sale_cents),
        array_agg(r.${sides.to}_sale_from), array_agg(r.${sides.to}_sale_to)) from standing r having count(*) > 0
    ), marked as (
      update price_batch_rows r set is_done = not $3 from standing s
      where r.batch_id = $1 and r.product_id = s.product_id
    )
    select (select max(product_id) from part) as last, (select count(*) from standing)::int as moved, (select count(*) from priced)`,
    [batchId, after, sides.to === 'old'],
  )
  if (part === undefined || part.last === null) return 0
  return part.moved + (await setPrices(trx, batchId, sides, part.last))
}

function pricesOf(row: string, side: Side): string {
  return ['regular_cents', 'sale_cents', 'sale_from', 'sale_to']
    .map((column) => `${row}.${side}_${column}`)
    .join(', ')
}

/** How many articles a batch is to change once its moment comes. */
export async function noteScheduled(trx: Trx, batchId: number, changed: number): Promise<void> {
  await readRows(trx, 'update price_batches set changed = $2 where id = $1', [batchId, changed])
}

export async function cancelBatch(trx: Trx, batchId: number): Promise<void> {
  await readRows(
    trx,
    "update price_batches set status = 'cancelled', reverted_at = now() where id = $1",
    [batchId],
  )
}

export async function lockBatch(
  trx: Trx,
  id: number,
): Promise<Columns<'price_batches', 'status'> | undefined> {
  const [row] = await readRows<Columns<'price_batches', 'status'>>(
    trx,
    'select status from price_batches where id = $1 for update',
    [id],
  )
  return row
}

/** The next scheduled batch whose moment has come, which no other process has in hand. */
export async function lockDueBatch(trx: Trx): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `select id from price_batches where status = 'scheduled' and starts_at <= now()
    order by starts_at, id limit 1 for update skip locked`,
  )
  return row?.id
}
