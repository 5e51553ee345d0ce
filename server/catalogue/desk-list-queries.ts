import type { MissingPart, ProductStatus } from '#contract/plain/product-status.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'

import { DESK_COLUMNS, type DeskProductRow } from './desk-product-columns.ts'

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

const ORDER_BY: Record<DeskProductSort, string> = {
  name: 'p.name',
  sku: 'p.sku',
  price: 'p.listed_price_cents',
  stock: 'shelf.available',
  created_at: 'p.created_at',
  popularity: 'p.popularity',
}

/** What can be sold of every article: read as a whole, which costs less than asking for each. */
const SHELF = `shelf as materialized (
    select p.id, p.low_stock_threshold, coalesce(case when p.stock_kind = 'pack' then pack.available else own.available end, 0) as available
    from products p
    left join (select product_id, sum(on_hand - reserved)::int as available from stock group by product_id) own on own.product_id = p.id
    left join (
      select m.pack_id, min((s.on_hand - s.reserved) / m.quantity) as available
      from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
      group by m.pack_id) pack on pack.pack_id = p.id
  )`

const STOCK_STATES: Record<StockStatus, string> = {
  out_of_stock: 'shelf.available <= 0',
  low_stock: 'shelf.available > 0 and shelf.available < shelf.low_stock_threshold',
  in_stock: 'shelf.available > 0 and shelf.available >= shelf.low_stock_threshold',
}

const MISSING: Record<MissingPart, string> = {
  image: "p.thumbnail = ''",
  nl: "(p.name_nl = '' or p.short_description_nl = '' or p.description_nl = '')",
  fr: "(p.name_fr = '' or p.short_description_fr = '' or p.description_fr = '')",
  ean: 'p.ean_number is null',
  fit: "(p.printer_count = 0 and p.type in ('inkjet', 'toner', 'drum'))",
}

/** Articles in every state by page, with how many there are: ids by an index, then the columns of those alone. */
export async function deskProducts(
  db: Db,
  filter: DeskProductFilter,
  page: DeskProductPage,
): Promise<{ rows: DeskProductRow[]; total: number }> {
  const { conditions, values } = conditionsOf(filter)
  const isCountedByStock = filter.stockStatus !== undefined
  const way = page.isAscending ? 'asc' : 'desc'
  const [found, [count]] = await Promise.all([
    readRows<{ id: number }>(
      db,
      `${sourceOf('p.id', isCountedByStock || page.sort === 'stock')} where ${conditions}
      order by ${ORDER_BY[page.sort]} ${way}, p.id ${way} limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `${sourceOf('count(*)::int as total', isCountedByStock)} where ${conditions}`,
      values,
    ),
  ])
  const ids = found.map(({ id }) => id)
  return { rows: await deskProductsByIds(db, ids), total: count?.total ?? 0 }
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

function sourceOf(columns: string, isWithShelf: boolean): string {
  return isWithShelf
    ? `with ${SHELF} select ${columns} from products p join shelf on shelf.id = p.id`
    : `select ${columns} from products p`
}

function conditionsOf(filter: DeskProductFilter): { conditions: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search, status, categoryIds, brandId, type, origin, stockStatus, missing } = filter
  const conditions: string[] = ['true']
  if (search !== '') conditions.push(foundBy(search, given))
  if (status !== undefined) conditions.push(`p.status = ${given(status)}`)
  if (categoryIds !== undefined)
    conditions.push(`p.category_id = any(${given(categoryIds)}::int[])`)
  if (brandId !== undefined) conditions.push(`p.brand_id = ${given(brandId)}`)
  if (type !== undefined) conditions.push(`p.type = ${given(type)}`)
  if (origin !== undefined) conditions.push(`p.origin = ${given(origin)}`)
  if (stockStatus !== undefined) conditions.push(STOCK_STATES[stockStatus])
  if (missing !== undefined) conditions.push(MISSING[missing])
  return { conditions: conditions.join(' and '), values }
}

/** Every word stands in its codes or names, or the whole is the beginning of a code in any spelling. */
function foundBy(search: string, given: (value: unknown) => string): string {
  const words = search.split(/\s+/).map((word) => `%${likeText(word)}%`)
  const key = given(search)
  return `p.id = any(array(
    select w.id from products w
    where ${words.map((word) => `desk_words(w.sku, w.ean_number, w.manufacturer_code, w.cartridge_code, w.name, w.name_nl, w.name_fr) like plain_text(${given(word)})`).join(' and ')}
    union
    select k.product_id from product_keys k
    where length(search_key(${key})) >= 3 and k.key ~>=~ search_key(${key}) and k.key ~<~ (search_key(${key}) || '{')))`
}
