import type { ProductFilter } from '#contract/catalogue.ts'
import type { Language } from '#contract/plain/languages.ts'
import { DEFAULT_PER_PAGE } from '#server/platform/paging.ts'

import { findCategory, type References, withDescendants } from './references.ts'

export type Sort = NonNullable<ProductFilter['sort_by']>

/** A product list as asked for, in ids. An empty array of a filter matches nothing; absent, everything. */
export interface Listing {
  categoryIds?: number[]
  brandIds?: number[]
  /** Makers whose printers an article must fit, one of them at least. */
  forBrandIds?: number[]
  colorIds?: number[]
  types?: string[]
  origins?: string[]
  isInStock?: boolean
  minCents?: number
  maxCents?: number
  printerId?: number
  /** Found by a search, best first. */
  productIds?: number[]
  sort: Sort | 'relevance'
  isAscending: boolean
  /** Whose names it is ordered by. */
  language: Language
  page: number
  perPage: number
}

const PRODUCTS_PER_PAGE = 20

const ASCENDING_BY_NATURE: ReadonlySet<string> = new Set([
  'price',
  'name',
  'cost_per_page',
  'relevance',
])

/** Reads the query of a list. The caller resolves the search term. */
export function listingOf(
  query: ProductFilter,
  references: References,
  { path, language }: { path: string; language: Language },
): Listing {
  const sort = query.sort_by ?? (termOf(query) === '' ? 'popularity' : 'relevance')
  const direction = query.sort_order ?? query.sort_direction
  return {
    ...without({
      categoryIds: categoryIds(query, references),
      brandIds: idsOf(references.brands, [
        query.brand_slug,
        ...(query['brands[]'] ?? []),
        ...(query.brands ?? []),
      ]),
      forBrandIds: idsOf(references.brands, [
        ...(query['for_brand[]'] ?? []),
        ...(query.for_brand ?? []),
      ]),
      colorIds: idsOf(references.colors, [
        query.color_slug,
        ...(query['colors[]'] ?? []),
        ...(query.colors ?? []),
      ]),
      types: values([...(query.type ?? []), ...(query['type[]'] ?? [])]),
      origins: values([...(query.origin ?? []), ...(query['origin[]'] ?? [])]),
      isInStock: query.in_stock === true ? true : undefined,
      minCents:
        query.price_min === undefined ? undefined : Math.round(Number(query.price_min) * 100),
      maxCents:
        query.price_max === undefined ? undefined : Math.round(Number(query.price_max) * 100),
      printerId: query.model_id,
    }),
    sort,
    isAscending: direction === undefined ? ASCENDING_BY_NATURE.has(sort) : direction === 'asc',
    language,
    page: query.page ?? 1,
    perPage: query.per_page ?? defaultPerPage(path),
  }
}

/** The trimmed search term; '' when there is none. */
export function termOf(query: ProductFilter): string {
  return (query.search ?? query.query ?? '').trim()
}

function defaultPerPage(path: string): number {
  return path.endsWith('/filter') || path.endsWith('/search') ? PRODUCTS_PER_PAGE : DEFAULT_PER_PAGE
}

function categoryIds(query: ProductFilter, references: References): number[] | undefined {
  if (query.category_slug === undefined && query.category_id === undefined) return undefined
  const wanted = [query.category_slug, query.category_id?.toString()].filter(
    (one) => one !== undefined,
  )
  const sets = wanted.map((one) => {
    const category = findCategory(references, one)
    return category === undefined ? [] : withDescendants(references, category.id)
  })
  return sets.reduce((left, right) => left.filter((id) => right.includes(id)))
}

function idsOf(
  rows: readonly { id: number; slug: string }[],
  slugs: (string | undefined)[],
): number[] | undefined {
  const wanted = values(slugs)
  if (wanted === undefined) return undefined
  return rows.filter(({ slug }) => wanted.includes(slug)).map(({ id }) => id)
}

function values(texts: (string | undefined)[]): string[] | undefined {
  const given = texts.flatMap((text) => text?.split(',') ?? []).filter((text) => text !== '')
  return given.length === 0 ? undefined : [...new Set(given)]
}

/** Drops what is undefined, as exact optional properties want it. */
function without<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
