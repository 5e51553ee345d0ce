import type { AdminPrinter } from '#contract/admin-printers.ts'
import type { Columns } from '#database/columns.ts'
import { inNameOrder } from '#database/name-order.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

const ROWS = `select q.id, q.brand_id, b.name as brand, q.series, q.model, q.name, q.slug, q.technology, q.year, q.aliases, q.codes_not_sold,
    f.fits as fits_count, f.unconfirmed as unconfirmed_count, q.version
  from printers q join brands b on b.id = q.brand_id
  cross join lateral (
    select count(*)::int as fits, (count(*) filter (where not is_confirmed))::int as unconfirmed
    from fits where printer_id = q.id) f`

export interface PrinterFilter {
  search?: string | undefined
  brand_id?: number | undefined
  technology?: string | undefined
  missing?: 'fit' | undefined
  sort?: 'name' | 'id' | undefined
  direction?: 'asc' | 'desc' | undefined
}

/** The page is cut out before what fits is counted, so that only its own printers are. */
export function printersByPage(
  db: Db,
  { search = '', brand_id, technology, missing, sort = 'name', direction = 'asc' }: PrinterFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<(AdminPrinter & { total: number })[]> {
  const isCountKept = search === '' && technology === undefined && missing === undefined
  const total = isCountKept
    ? `(select sum(number)::int from kept_counts where list = 'printers' and ($2::int is null or part = $2::text))`
    : 'p.total'
  const order = (row: string) =>
    sort === 'name'
      ? `${inNameOrder(`${row}.name`)} ${direction}, ${row}.id`
      : `${row}.id ${direction}`
  return readRows(
    db,
    `with asked as (select search_key($1) as key),
    page as (
      select q.id, q.name${isCountKept ? '' : ', count(*) over ()::int as total'} from printers q, asked a
      where (a.key = '' or q.id in (
          select k.printer_id from printer_keys k where k.key like '%' || a.key || '%'))
        and ($1 = '' or a.key <> '')
        and ($2::int is null or q.brand_id = $2) and ($3::text is null or q.technology = $3)
        and (not $4 or not exists (select from fits f where f.printer_id = q.id))
      order by ${order('q')} limit $5 offset $6
    )
    select r.*, ${total} as total from page p join (${ROWS}) r on r.id = p.id order by ${order('p')}`,
    [search, brand_id ?? null, technology ?? null, missing === 'fit', limit, offset],
  )
}

export async function printerForDesk(db: Db, id: number): Promise<AdminPrinter | undefined> {
  const [row] = await readRows<AdminPrinter>(db, `${ROWS} where q.id = $1`, [id])
  return row
}

export type PrinterFields = Columns<
  'printers',
  | 'brand_id'
  | 'series'
  | 'model'
  | 'name'
  | 'slug'
  | 'technology'
  | 'year'
  | 'aliases'
  | 'codes_not_sold'
>

export function lockPrinter(trx: Trx, id: number): Promise<unknown> {
  return readRows(trx, 'select from printers where id = $1 for update', [id])
}

export async function insertPrinter(trx: Trx, fields: PrinterFields): Promise<number> {
  const { id } = await trx
    .insertInto('printers')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  await refreshKeys(trx, id)
  return id
}

export async function updatePrinter(
  trx: Trx,
  id: number,
  fields: Partial<PrinterFields>,
): Promise<void> {
  await trx
    .updateTable('printers')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await refreshKeys(trx, id)
}

export async function deletePrinter(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from printers where id = $1', [id])
}

export async function hasOwners(trx: Trx, id: number): Promise<boolean> {
  const [row] = await readRows<{ has: boolean }>(
    trx,
    'select exists (select from customer_printers where printer_id = $1) as has',
    [id],
  )
  return row?.has === true
}

/** Customers who have the one have the other from now on, each once; what was their main printer stays it. */
export async function moveOwners(trx: Trx, from: number, to: number): Promise<void> {
  const bereft = await readRows<{ user_id: number }>(
    trx,
    `with gone as (
      delete from customer_printers c where c.printer_id = $1
        and exists (select from customer_printers o where o.user_id = c.user_id and o.printer_id = $2)
      returning c.user_id, c.is_main)
    select user_id from gone where is_main`,
    [from, to],
  )
  await readRows(
    trx,
    'update customer_printers set is_main = true where printer_id = $1 and user_id = any($2)',
    [to, bereft.map(({ user_id: id }) => id)],
  )
  await readRows(trx, 'update customer_printers set printer_id = $2 where printer_id = $1', [
    from,
    to,
  ])
}

async function refreshKeys(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'select refresh_printer_keys(array[$1::int])', [id])
}
