import type { Language } from '#contract/plain/languages.ts'
import type { MissingPart, ProductStatus } from '#contract/plain/product-status.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { DESK_COLUMNS, type DeskProductRow } from './desk-product-columns.ts'
import { findByDeskWords } from './desk-words.ts'
import { localNameOrder } from './local-name.ts'

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
  /** Whose names it is ordered by. */
  language: Language
  limit: number
  offset: number
}

/** Pieces of an article that can be sold now, by what SHELVES joins. */
const AVAILABLE = `coalesce(case when p.stock_kind = 'pack' then pack.available
    else coalesce(own.on_hand - own.reserved, 0) + coalesce(tinted.available, 0) end, 0)`

/** The stock of every article: read as a whole, which costs less than asking for each. Few come in colours or packs. */
const SHELVES = `left join stock own on own.product_id = p.id and own.product_color_id is null
    left join (
      select s.product_id, sum(s.on_hand - s.reserved)::int as available
      from stock s where s.product_color_id is not null group by s.product_id
    ) tinted on tinted.product_id = p.id
    left join (
      select m.pack_id, min((s.on_hand - s.reserved) / m.quantity) as available
      from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
      group by m.pack_id
    ) pack on pack.pack_id = p.id`

const ORDER_BY: Record<Exclude<DeskProductSort, 'name'>, string> = {
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

/** Of `products w`, each by an index of its own. */
const MISSING: Record<MissingPart, string> = {
  image: "w.thumbnail = ''",
  nl: "(w.name_nl = '' or w.short_description_nl = '' or w.description_nl = '')",
  fr: "(w.name_fr = '' or w.short_description_fr = '' or w.description_fr = '')",
  ean: 'w.ean_number is null',
  fit: "(w.printer_count = 0 and w.type in ('inkjet', 'toner', 'drum'))",
}

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
  { sort, isAscending, language, limit, offset }: DeskProductPage,
): Promise<{ ids: number[]; total: number }> {
  const { source, conditions, values, set } = await narrowed(db, filter)
  const order = sort === 'name' ? localNameOrder('p', language) : ORDER_BY[sort]
  const way = isAscending ? 'asc' : 'desc'
  const counted = `select count(*)::int as total from (
    select from ${set ?? `products p where ${conditions}`} limit ${filter.search === '' ? 'all' : COUNTED_AT_MOST}) p`
  const isCostly = source !== ''
  const count = () => readRows<{ total: number }>(db, `${source} ${counted}`, values)
  const found = readRows<{ id: number; total?: number }>(
    db,
    `${source} select p.id ${isCostly ? `, (${counted}) as total` : ''}
    from products p ${sort === 'stock' ? SHELVES : ''} where ${conditions} order by ${order} ${way}, p.id ${way}
    limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  )
  // What takes longest is the set that both walk along, so the rows are counted where it was made.
  const [rows, totals] = await Promise.all([found, isCostly ? found : count()])
  const [first] = totals.length > 0 ? totals : await count()
  return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 }
}

/** The ids of all articles of a filter, in their order. */
export async function deskProductIds(db: Db, filter: DeskProductFilter): Promise<number[]> {
  const { source, conditions, values } = await narrowed(db, filter)
  const rows = await readRows<{ id: number }>(
    db,
    `${source} select p.id from products p where ${conditions} order by p.id`,
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

interface Narrowed {
  /** `with …`: sets that are made once, and asked for each article in the order of a list: joined, all would be sorted first. */
  source: string
  /** Of `products p`. */
  conditions: string
  values: unknown[]
  /** The set that has all of them and nothing else. */
  set: string | undefined
}

async function narrowed(db: Db, filter: DeskProductFilter): Promise<Narrowed> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search, stockStatus, missing } = filter
  const conditions = conditionsOf(filter, given)
  const found = search === '' ? undefined : await findByDeskWords(db, search)
  if (found?.ids !== undefined) conditions.push(`p.id = any(${given(found.ids)}::int[])`)
  const sets = {
    ...(found !== undefined && found.ids === undefined && { found: found.select(given) }),
    ...(stockStatus !== undefined && {
      in_state: `select p.id from products p ${SHELVES} where ${STOCK_STATES[stockStatus]}`,
    }),
    ...(missing !== undefined && {
      lacking: `select w.id from products w where ${MISSING[missing]}`,
    }),
  }
  const names = Object.keys(sets)
  const made = Object.entries(sets).map(([name, select]) => `${name} as materialized (${select})`)
  return {
    source: made.length === 0 ? '' : `${PLANNED_EACH_TIME}with ${made.join(', ')}`,
    conditions: [
      'true',
      ...conditions,
      ...names.map((name) => `(p.id in (select id from ${name})) is true`),
    ].join(' and '),
    values,
    set: names.length === 1 && conditions.length === 0 ? names[0] : undefined,
  }
}

/** What the columns of `products p` say. */
function conditionsOf(
  { status, categoryIds, brandId, type, origin }: DeskProductFilter,
  given: (value: unknown) => string,
): string[] {
  const wanted = { status, brand_id: brandId, type, origin }
  const conditions = Object.entries(wanted).flatMap(([column, value]) =>
    value === undefined ? [] : [`p.${column} = ${given(value)}`],
  )
  if (categoryIds !== undefined)
    conditions.push(`p.category_id = any(${given(categoryIds)}::int[])`)
  return conditions
}
