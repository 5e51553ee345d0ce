import type { MissingPart, ProductStatus } from '#contract/plain/product-status.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { type Db, readRows } from '#database/pool.ts'

import { DESK_COLUMNS, type DeskProductRow } from './desk-product-columns.ts'
import { foundByDeskWords } from './desk-words.ts'

export interface DeskProductFilter {
  search: string
  status?: ProductStatus | undefined
  /** The category asked for, with those below it. */
  categoryIds?: readonly number[] | undefined
  brandId?: number | undefined
  type?: string | undefined
  origin?: string | undefined
  stockStatus?: StockStatus | undefined
  missing?: MissingPart | undefined
}

export type DeskProductSort = 'name' | 'sku' | 'price' | 'stock' | 'created_at' | 'popularity'

export interface DeskProductPage {
  sort: DeskProductSort
  isAscending: boolean
  limit: number
  offset: number
}

/** Pieces of an article that can be sold now, by what SHELVES joins. */
const AVAILABLE = `coalesce(case when p.stock_kind = 'pack' then pack.available else own.available end, 0)`

/** The stock of every article: read as a whole, which costs less than asking for each. */
const SHELVES = `left join (
      select s.product_id, sum(s.on_hand - s.reserved)::int as available from stock s group by s.product_id
    ) own on own.product_id = p.id
    left join (
      select m.pack_id, min((s.on_hand - s.reserved) / m.quantity) as available
      from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
      group by m.pack_id
    ) pack on pack.pack_id = p.id`

const ORDER_BY: Record<DeskProductSort, string> = {
  name: 'p.name',
  sku: 'p.sku',
  price: 'p.listed_price_cents',
  stock: AVAILABLE,
  created_at: 'p.created_at',
  popularity: 'p.popularity',
}

const STOCK_STATES: Record<StockStatus, string> = {
  out_of_stock: `${AVAILABLE} <= 0`,
  low_stock: `${AVAILABLE} > 0 and ${AVAILABLE} < p.low_stock_threshold`,
  in_stock: `${AVAILABLE} > 0 and ${AVAILABLE} >= p.low_stock_threshold`,
}

/** Made once, and asked for each article in the order of the list: joined, all would be put in order first. */
const withState = (state: StockStatus) =>
  `with in_state as materialized (select p.id from products p ${SHELVES} where ${STOCK_STATES[state]})`
const IS_IN_STATE = '(p.id in (select id from in_state)) is true'

/** Of `products w`: what is missing is rare, so those are read by an index of their own before they are put in order. */
const MISSING: Record<MissingPart, string> = {
  image: "w.thumbnail = ''",
  nl: "(w.name_nl = '' or w.short_description_nl = '' or w.description_nl = '')",
  fr: "(w.name_fr = '' or w.short_description_fr = '' or w.description_fr = '')",
  ean: 'w.ean_number is null',
  fit: "(w.printer_count = 0 and w.type in ('inkjet', 'toner', 'drum'))",
}

/** A search is counted as far as this: nobody turns so many pages. */
const COUNTED_AT_MOST = 10_000

/** Articles in every state by page, with how many there are: ids by an index, then the columns of those alone. */
export async function deskProducts(
  db: Db,
  filter: DeskProductFilter,
  page: DeskProductPage,
): Promise<{ rows: DeskProductRow[]; total: number }> {
  const { ids, total } = await foundIds(db, filter, page)
  return { rows: await deskProductsByIds(db, ids), total }
}

async function foundIds(
  db: Db,
  filter: DeskProductFilter,
  { sort, isAscending, limit, offset }: DeskProductPage,
): Promise<{ ids: number[]; total: number }> {
  const { conditions, values } = conditionsOf(filter)
  const { stockStatus, search } = filter
  const way = isAscending ? 'asc' : 'desc'
  const parts = stockStatus === undefined ? '' : withState(stockStatus)
  const count =
    search === ''
      ? `select count(*)::int as total from products p where ${conditions}`
      : `select count(*)::int as total from (select from products p where ${conditions} limit ${COUNTED_AT_MOST}) p`
  const counted = () => readRows<{ total: number }>(db, `${parts} ${count}`, values)
  const found = readRows<{ id: number; total?: number }>(
    db,
    `${parts} select p.id ${stockStatus === undefined ? '' : `, (${count})`}
    from products p ${sort === 'stock' ? SHELVES : ''} where ${conditions} order by ${ORDER_BY[sort]} ${way}, p.id ${way}
    limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  )
  // The set of a state takes longest, so it is counted where it was made.
  const [rows, totals] = await Promise.all([found, stockStatus === undefined ? counted() : found])
  const [first] = totals.length > 0 ? totals : await counted()
  return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 }
}

/** The ids of all articles of a filter, in their order. */
export async function deskProductIds(db: Db, filter: DeskProductFilter): Promise<number[]> {
  const { conditions, values } = conditionsOf(filter)
  const rows = await readRows<{ id: number }>(
    db,
    `${filter.stockStatus === undefined ? '' : withState(filter.stockStatus)}
    select p.id from products p where ${conditions} order by p.id`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** These articles, whatever their state, in this order. */
export function deskProductsByIds(db: Db, ids: readonly number[]): Promise<DeskProductRow[]> {
  return readRows<DeskProductRow>(
    db,
    `select ${DESK_COLUMNS} from unnest($1::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id order by wanted.place`,
    [ids],
  )
}

function conditionsOf(filter: DeskProductFilter): { conditions: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search, status, categoryIds, brandId, type, origin, stockStatus, missing } = filter
  const conditions: string[] = ['true']
  if (search !== '') conditions.push(foundByDeskWords(search, given))
  if (status !== undefined) conditions.push(`p.status = ${given(status)}`)
  if (categoryIds !== undefined)
    conditions.push(`p.category_id = any(${given(categoryIds)}::int[])`)
  if (brandId !== undefined) conditions.push(`p.brand_id = ${given(brandId)}`)
  if (type !== undefined) conditions.push(`p.type = ${given(type)}`)
  if (origin !== undefined) conditions.push(`p.origin = ${given(origin)}`)
  if (stockStatus !== undefined) conditions.push(IS_IN_STATE)
  if (missing !== undefined)
    conditions.push(`p.id = any(array(select w.id from products w where ${MISSING[missing]}))`)
  return { conditions: conditions.join(' and '), values }
}
