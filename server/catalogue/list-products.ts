import type { Facets, Product, ProductFilter } from '#contract/catalogue.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import { COUNTED_AT_MOST, pageOf } from '#server/platform/paging.ts'

import { countKinds, type ListingCounts } from './count-kinds.ts'
import type { KindCount } from './kind-count-queries.ts'
import { type Listing, listingOf } from './listing-filter.ts'
import {
  findHits,
  type HitsStatement,
  listingRows,
  pickedKinds,
  picksArticles,
} from './listing-queries.ts'
import { type Named, localName } from './local-name.ts'
import type { ProductRow } from './product-columns.ts'
import { categoryOf, productOf } from './product-shape.ts'
import { findCategory, type References } from './references.ts'

export interface ListAsked {
  query: ProductFilter
  path: string
  language: Language
}

/** One page of products with the counts of every filter: one statement, two where single articles are picked. */
export async function listProducts(db: Db, references: References, asked: ListAsked) {
  const listing = listingOf(asked.query, references, asked)
  const [page, kinds] = await Promise.all([
    listingRows(db, listing),
    picksArticles(listing) ? pickedKinds(db, listing) : references.kinds.get(),
  ])
  const rows = await references.articles.complete(page)
  return listOf(references, asked, { listing, rows, kinds })
}

/** The same among what a search finds, with how many that are: counted first, then read. */
export async function listFound(
  db: Db,
  references: References,
  asked: ListAsked,
  hits: HitsStatement,
) {
  const listing = listingOf(asked.query, references, asked)
  const { ids, fitting, kinds } = await findHits(db, listing, hits)
  const page = await listingRows(db, { ...listing, productIds: ids.slice(0, COUNTED_AT_MOST) })
  const rows = await references.articles.complete(page)
  return { ...listOf(references, asked, { listing, rows, kinds }), found: ids.length, fitting }
}

function listOf(
  references: References,
  asked: ListAsked,
  { listing, rows, kinds }: { listing: Listing; rows: ProductRow[]; kinds: readonly KindCount[] },
) {
  const counts = countKinds(kinds, listing)
  return {
    data: rows.map((row): Product => productOf(row, references)),
    ...pageOf(counts.total, listing.page, listing.perPage),
    facets: facetsOf(counts, references, asked.language),
    category: categoryAsked(asked.query, references),
  }
}

function categoryAsked({ category_slug, category_id }: ProductFilter, references: References) {
  const asked = category_slug ?? category_id?.toString()
  const category = asked === undefined ? undefined : findCategory(references, asked)
  return category === undefined ? null : categoryOf(category)
}

function facetsOf(counts: ListingCounts, references: References, language: Language): Facets {
  const named = (row: Named & { slug: string }, count: number) => ({
    value: row.slug,
    label: localName(row, language),
    count,
  })
  return {
    brands: counts.brands.map(([id, count]) => named(references.brand(id), count)),
    for_brands: counts.for_brands.map(([id, count]) => named(references.brand(id), count)),
    colors: counts.colors.map(([id, count]) => named(references.color(id), count)),
    types: counts.types.map(plain),
    origins: counts.origins.map(plain),
    in_stock:
      counts.in_stock > 0 ? [{ value: '1', label: 'in_stock', count: counts.in_stock }] : [],
  }
}

function plain([value, count]: [string, number]) {
  return { value, label: value, count }
}
