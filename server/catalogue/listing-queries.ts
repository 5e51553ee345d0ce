import type { Language } from '#contract/plain/languages.ts'
import { PLANNED_EACH_TIME, plannedOnce } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { atMost } from '#server/platform/at-most.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import type { KindCount } from './kind-count-queries.ts'
import type { Listing, Sort } from './listing-filter.ts'
import { localNameOrder } from './local-name.ts'
import { LIVE_COLUMNS, type LiveRow } from './product-columns.ts'

/** Without a value its SQL names no place. */
type Condition = { sql: (place: string) => string; value?: unknown }

const ORDERS: Record<Sort, (way: string, language: Language) => string> = {
  popularity: (way) => `p.popularity ${way}, p.id ${way}`,
  created_at: (way) => `p.created_at ${way}, p.id ${way}`,
  price: (way) => `p.listed_price_cents ${way}, p.id ${way}`,
  name: (way, language) => `${localNameOrder('p', language)} ${way}, p.id ${way}`,
  // ascending puts articles without a yield last by itself
  cost_per_page: (way) =>
    `p.listed_cost_per_page ${way}${way === 'desc' ? ' nulls last' : ''}, p.id ${way}`,
}

/** One page of a list: the ids by index first, then the columns of those alone. */
export function listingRows(db: Db, listing: Listing): Promise<LiveRow[]> {
  const values: unknown[] = []
  const { productIds, ...rest } = listing
  const isByRelevance = listing.sort === 'relevance'
  const sets = setConditions(isByRelevance ? rest : listing)
  const conditions = [...kindConditions(listing), ...sets]
  const start = (listing.page - 1) * listing.perPage
  // Hits that no filter looks at are those of the page; the place of one among thousands is read beside it,
  // since to look each up in the array takes a second.
  const isWhole = isByRelevance && conditions.length === 0
  const hits = isWhole ? productIds?.slice(start, start + listing.perPage) : productIds
  if (isByRelevance) values.push(hits ?? [])
  const from = isByRelevance
    ? 'unnest($1::int[]) with ordinality as hit (id, place) join products p on p.id = hit.id'
    : 'products p'
  const where = conditions.map((one) => placed(one, values))
  const order = orderOf(listing)
  values.push(listing.perPage, isWhole ? 0 : start)
  const sql = `select ${LIVE_COLUMNS}
    from (
      select p.id${isByRelevance ? ', hit.place' : ''}
      from ${from} where ${["p.status = 'active'", ...where].join(' and ')}
      order by ${order} limit $${values.length - 1}::int offset $${values.length}::int
    ) page join products p on p.id = page.id order by ${isByRelevance ? 'page.place' : order}`
  return readRows<LiveRow>(db, isPlainShelf(listing, conditions) ? plannedOnce(sql) : sql, values)
}

const ORDERS_OF_SHELVES: ReadonlySet<Listing['sort']> = new Set([
  'popularity',
  'created_at',
  'price',
])

/** One category or everything, in an order for which there is an index: no value makes another plan better. */
function isPlainShelf({ sort, categoryIds }: Listing, conditions: readonly Condition[]): boolean {
  const isOneCategory = conditions.length === 1 && categoryIds?.length === 1
  return ORDERS_OF_SHELVES.has(sort) && (conditions.length === 0 || isOneCategory)
}

/** Does it pick single articles, by a search, a printer or a price? Kinds do not tell how many those are. */
export function picksArticles(listing: Listing): boolean {
  return setConditions(listing).length > 0
}

/** Of what kinds the articles are that a list picks one by one: at most 10,000 of them are looked at. */
export function pickedKinds(db: Db, listing: Listing): Promise<KindCount[]> {
  const values: unknown[] = []
  const sets = setConditions(listing).map((one) => placed(one, values))
  return readRows<KindCount>(db, kindsOf(sets), values)
}

/** A statement whose one row is Hits. */
export interface HitsStatement {
  sql: string
  values: readonly unknown[]
  /** Does it find three rows for one value and half of the catalogue for another? */
  isPlannedEachTime: boolean
}

/** Half of the pool: a burst of wide searches leaves connections for everything else. */
const WIDE_AT_ONCE = 6
const inTurn = atMost(WIDE_AT_ONCE)

/** Reads by a statement that has the hits of a search in it, planned as they want it. */
export function readHits<Row>(
  db: Db,
  { isPlannedEachTime }: HitsStatement,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return isPlannedEachTime
    ? inTurn(() => readRows<Row>(db, PLANNED_EACH_TIME + sql, values))
    : readRows<Row>(db, plannedOnce(sql), values)
}

export interface Hits {
  /** Best first. */
  ids: number[]
  /** How many of them come first because they fit a printer that somebody owns. */
  fitting: number
}

/** Finds hits, and of what kinds they are, in one statement. */
export async function findHits(
  db: Db,
  listing: Listing,
  hits: HitsStatement,
): Promise<Hits & { kinds: KindCount[] }> {
  const values = [...hits.values]
  const sets = setConditions(listing).map((one) => placed(one, values))
  const kinds = kindsOf([
    `p.id = any((select ids[1:${COUNTED_AT_MOST}] from hits)::int[])`,
    ...sets,
  ])
  const [row] = await readHits<Hits & { kinds: KindCount[] }>(
    db,
    hits,
    `with hits as materialized (${hits.sql})
    select ids, fitting, (select coalesce(json_agg(kind), '[]') from (${kinds}) kind) as kinds from hits`,
    values,
  )
  if (row === undefined) throw new Error('Finding answered no row')
  return row
}

/** As the rows of listing_counts, which has them for all active articles. */
function kindsOf(sets: string[]): string {
  return `select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, count(*)::int as articles
    from (select p.category_id, p.brand_id, p.color_id, p.type, p.origin, p.in_stock, p.for_brand_ids
      from products p where ${["p.status = 'active'", ...sets].join(' and ')} limit ${COUNTED_AT_MOST}) picked
    group by 1, 2, 3, 4, 5, 6, 7`
}

/** Filters on what kind an article is. */
function kindConditions(listing: Listing): Condition[] {
  const conditions: Condition[] = []
  const oneOf = (column: string, type: string, value: unknown[] | undefined) => {
    if (value === undefined) return
    // equality keeps the order of an index that begins with the column
    const isOne = value.length === 1
    conditions.push({
      sql: (place) =>
        isOne ? `${column} = ${place}::${type}` : `${column} = any(${place}::${type}[])`,
      value: isOne ? value[0] : value,
    })
  }
  oneOf('p.category_id', 'int', listing.categoryIds)
  oneOf('p.brand_id', 'int', listing.brandIds)
  if (listing.forBrandIds !== undefined)
    conditions.push({ sql: () => fitsOneOf(listing.forBrandIds ?? []) })
  oneOf('p.color_id', 'int', listing.colorIds)
  oneOf('p.type', 'text', listing.types)
  oneOf('p.origin', 'text', listing.origins)
  if (listing.isInStock !== undefined)
    conditions.push({
      sql: (place) => `p.in_stock = ${place}`,
      value: listing.isInStock,
    })
  return conditions
}

/**
 * Written into the statement: there are few makers, and the planner must know which. Most articles
 * fit the printers of a big one, so a list walks its order; those of a small one come from their index.
 */
function fitsOneOf(makerIds: readonly number[]): string {
  return makerIds.length === 0 ? 'false' : `p.for_brand_ids && array[${makerIds.join(', ')}]`
}

/** Filters that pick single articles. */
function setConditions({ minCents, maxCents, printerId, productIds }: Listing): Condition[] {
  const conditions: Condition[] = []
  if (minCents !== undefined)
    conditions.push({ sql: (place) => `p.listed_price_cents >= ${place}::int`, value: minCents })
  if (maxCents !== undefined)
    conditions.push({ sql: (place) => `p.listed_price_cents <= ${place}::int`, value: maxCents })
  if (productIds !== undefined)
    conditions.push({ sql: (place) => `p.id = any(${place}::int[])`, value: productIds })
  if (printerId !== undefined) {
    conditions.push({
      sql: (place) =>
        `p.id in (select f.product_id from fits f where f.printer_id = ${place}::int)`,
      value: printerId,
    })
  }
  return conditions
}

function placed({ sql, value }: Condition, values: unknown[]): string {
  if (value !== undefined) values.push(value)
  return sql(`$${values.length}`)
}

function orderOf({ sort, isAscending, language }: Listing): string {
  return sort === 'relevance' ? 'hit.place' : ORDERS[sort](isAscending ? 'asc' : 'desc', language)
}

/** Sums up the changes that were noted beside the counts, so that reading them stays short. */
export async function compactListingCounts(db: Db): Promise<void> {
  await readRows(db, 'select compact_listing_counts()')
}
