import { type Db, readRows } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import type { Listing, Sort } from './listing-filter.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-columns.ts'

/** Without a value its SQL names no place. */
type Condition = { facet?: FacetName; sql: (place: string) => string; value?: unknown }
type FacetName = 'brands' | 'for_brands' | 'colors' | 'types' | 'origins' | 'in_stock'

export interface ListingCounts {
  total: number
  brands: [id: number, count: number][] | null
  for_brands: [id: number, count: number][] | null
  colors: [id: number, count: number][] | null
  types: [type: string, count: number][] | null
  origins: [origin: string, count: number][] | null
  in_stock: number
}

const ORDERS: Record<Sort, (way: string) => string> = {
  popularity: (way) => `p.popularity ${way}, p.id ${way}`,
  created_at: (way) => `p.created_at ${way}, p.id ${way}`,
  price: (way) => `p.listed_price_cents ${way}, p.id ${way}`,
  name: (way) => `p.name ${way}, p.id ${way}`,
  // ascending puts articles without a yield last by itself
  cost_per_page: (way) =>
    `p.listed_cost_per_page ${way}${way === 'desc' ? ' nulls last' : ''}, p.id ${way}`,
}

/** One page of a list: the ids by index first, then the columns of those alone. */
export function listingRows(db: Db, listing: Listing): Promise<ProductRow[]> {
  const values: unknown[] = []
  const { productIds, ...rest } = listing
  const isByRelevance = listing.sort === 'relevance'
  // The place of a hit among thousands is read beside it: to look each up in the array takes a second.
  if (isByRelevance) values.push(productIds ?? [])
  const from = isByRelevance
    ? 'unnest($1::int[]) with ordinality as hit (id, place) join products p on p.id = hit.id'
    : 'products p'
  const sets = setConditions(isByRelevance || productIds === undefined ? rest : listing)
  const where = [...kindConditions(listing), ...sets].map((one) => placed(one, values))
  const order = orderOf(listing)
  values.push(listing.perPage, (listing.page - 1) * listing.perPage)
  return readRows<ProductRow>(
    db,
    `select ${PRODUCT_COLUMNS}
    from (
      select p.id, row_number() over (order by ${order}) as place
      from ${from} where ${["p.status = 'active'", ...where].join(' and ')}
      order by ${order} limit $${values.length - 1} offset $${values.length}
    ) page join products p on p.id = page.id order by page.place`,
    values,
  )
}

/**
 * How many articles match, and how many each other value of a filter would match. Plain filters
 * read the counts per kind, whose size does not follow the catalogue; a search, a printer or a
 * price range counts the articles it found (a range counts at most 10,000).
 */
export async function listingCounts(db: Db, listing: Listing): Promise<ListingCounts> {
  const values: unknown[] = []
  const sets = setConditions(listing).map((one) => placed(one, values))
  const source = sets.length === 0 ? 'select * from listing_counts' : matched(sets)
  const [row] = await readRows<ListingCounts>(
    db,
    `with ${countsOf(listing, source, values)}`,
    values,
  )
  if (row === undefined) throw new Error('Counting answered no row')
  return row
}

/** A statement whose one row has `ids`, best first. */
export interface HitsStatement {
  sql: string
  values: readonly unknown[]
}

/** Finds hits and counts them as listingCounts does, in one statement. */
export async function countHits(
  db: Db,
  listing: Listing,
  hits: HitsStatement,
): Promise<ListingCounts & { ids: number[] }> {
  const values = [...hits.values]
  const sets = setConditions(listing).map((one) => placed(one, values))
  const source = matched(
    sets,
    `unnest((select ids[1:${COUNTED_AT_MOST}] from hits)) as hit (id) join products p on p.id = hit.id`,
  )
  const [row] = await readRows<ListingCounts & { ids: number[] }>(
    db,
    `with hits as materialized (${hits.sql}), ${countsOf(listing, source, values)}, (select ids from hits) as ids`,
    values,
  )
  if (row === undefined) throw new Error('Counting answered no row')
  return row
}

/** `counted as (…) select …`: the counts beside every filter, of what the source holds. */
function countsOf(listing: Listing, source: string, values: unknown[]): string {
  const kinds = kindConditions(listing).map((one) => ({
    facet: one.facet,
    sql: placed(one, values).replaceAll('p.', ''),
  }))
  const but = (facet?: FacetName) => {
    const kept = kinds
      .filter((one) => facet === undefined || one.facet !== facet)
      .map(({ sql }) => sql)
    return kept.length === 0 ? 'true' : kept.join(' and ')
  }
  const values_of = (
    column: string,
    facet: FacetName,
    from = 'counted',
  ) => `(select json_agg(json_build_array(${column}, n)) from (
    select ${column}, sum(articles)::int as n from ${from} where ${but(facet)} and ${column} is not null
    group by ${column} having sum(articles) > 0 order by n desc, ${column}) as grouped)`
  return `counted as (${source})
    select coalesce((select sum(articles)::int from counted where ${but()}), 0) as total,
      ${values_of('brand_id', 'brands')} as brands,
      ${values_of('maker', 'for_brands', 'counted, unnest(for_brand_ids) as maker')} as for_brands,
      ${values_of('color_id', 'colors')} as colors,
      ${values_of('type', 'types')} as types,
      ${values_of('origin', 'origins')} as origins,
      coalesce((select sum(articles)::int from counted where ${but('in_stock')} and in_stock), 0) as in_stock`
}

function matched(sets: string[], from = 'products p'): string {
  return `select p.category_id, p.brand_id, p.color_id, p.type, p.origin, p.in_stock, p.for_brand_ids, 1 as articles
    from ${from} where ${["p.status = 'active'", ...sets].join(' and ')} limit ${COUNTED_AT_MOST}`
}

/** Filters on what kind an article is: exactly the columns of listing_counts. */
function kindConditions(listing: Listing): Condition[] {
  const conditions: Condition[] = []
  const oneOf = (column: string, type: string, value: unknown[] | undefined, facet?: FacetName) => {
    if (value !== undefined)
      conditions.push({
        ...(facet && { facet }),
        sql: (place) => `${column} = any(${place}::${type}[])`,
        value,
      })
  }
  oneOf('p.category_id', 'int', listing.categoryIds)
  oneOf('p.brand_id', 'int', listing.brandIds, 'brands')
  if (listing.forBrandIds !== undefined)
    conditions.push({ facet: 'for_brands', sql: () => fitsOneOf(listing.forBrandIds ?? []) })
  oneOf('p.color_id', 'int', listing.colorIds, 'colors')
  oneOf('p.type', 'text', listing.types, 'types')
  oneOf('p.origin', 'text', listing.origins, 'origins')
  if (listing.isInStock !== undefined)
    conditions.push({
      facet: 'in_stock',
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
    conditions.push({ sql: (place) => `p.listed_price_cents >= ${place}`, value: minCents })
  if (maxCents !== undefined)
    conditions.push({ sql: (place) => `p.listed_price_cents <= ${place}`, value: maxCents })
  if (productIds !== undefined)
    conditions.push({ sql: (place) => `p.id = any(${place}::int[])`, value: productIds })
  if (printerId !== undefined) {
    conditions.push({
      sql: (place) => `p.id in (select f.product_id from fits f where f.printer_id = ${place})`,
      value: printerId,
    })
  }
  return conditions
}

function placed({ sql, value }: Condition, values: unknown[]): string {
  if (value !== undefined) values.push(value)
  return sql(`$${values.length}`)
}

function orderOf({ sort, isAscending }: Listing): string {
  return sort === 'relevance' ? 'hit.place' : ORDERS[sort](isAscending ? 'asc' : 'desc')
}

/** Sums up the changes that were noted beside the counts, so that reading them stays short. */
export async function compactListingCounts(db: Db): Promise<void> {
  await readRows(db, 'select compact_listing_counts()')
}
