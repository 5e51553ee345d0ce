import type { KindCount } from './kind-count-queries.ts'
import type { Listing } from './listing-filter.ts'

type Facet = 'brands' | 'for_brands' | 'colors' | 'types' | 'origins' | 'in_stock'
/** What of a kind meets a filter, and to which facet that filter belongs. */
type KindFilter = readonly [of: 'category' | Facet, meets: (kind: KindCount) => boolean]

export interface ListingCounts {
  total: number
  brands: [id: number, count: number][]
  for_brands: [id: number, count: number][]
  colors: [id: number, count: number][]
  types: [type: string, count: number][]
  origins: [origin: string, count: number][]
  in_stock: number
}

/** How many articles match, and how many each value of a filter would match: those of a facet without its own filter. */
export function countKinds(kinds: readonly KindCount[], listing: Listing): ListingCounts {
  const filters = filtersOf(listing)
  const counts = { total: 0, in_stock: 0 }
  const [brands, forBrands, colors] = [
    new Tally<number>(),
    new Tally<number>(),
    new Tally<number>(),
  ]
  const [types, origins] = [new Tally<string>(), new Tally<string>()]
  for (const kind of kinds) {
    const missed = filters.filter(([, meets]) => !meets(kind))
    if (missed.length > 1) continue
    const only = missed[0]?.[0]
    const counted = (facet: Facet) => only === undefined || only === facet
    const { articles } = kind
    if (only === undefined) counts.total += articles
    if (counted('brands')) brands.add(kind.brand_id, articles)
    if (counted('for_brands')) for (const id of kind.for_brand_ids) forBrands.add(id, articles)
    if (counted('colors') && kind.color_id !== null) colors.add(kind.color_id, articles)
    if (counted('types')) types.add(kind.type, articles)
    if (counted('origins')) origins.add(kind.origin, articles)
    if (counted('in_stock') && kind.in_stock) counts.in_stock += articles
  }
  return {
    ...counts,
    brands: brands.sorted(),
    for_brands: forBrands.sorted(),
    colors: colors.sorted(),
    types: types.sorted(),
    origins: origins.sorted(),
  }
}

/** How many articles there are in each category itself, by its id. */
export function countCategories(kinds: readonly KindCount[]): ReadonlyMap<number, number> {
  const tally = new Tally<number>()
  for (const { category_id: id, articles } of kinds) tally.add(id, articles)
  return new Map(tally.sorted())
}

function filtersOf(listing: Listing): KindFilter[] {
  const { categoryIds, brandIds, forBrandIds, colorIds, types, origins, isInStock } = listing
  const filters: KindFilter[] = []
  if (categoryIds !== undefined)
    filters.push(['category', (kind) => categoryIds.includes(kind.category_id)])
  if (brandIds !== undefined) filters.push(['brands', (kind) => brandIds.includes(kind.brand_id)])
  if (forBrandIds !== undefined)
    filters.push([
      'for_brands',
      (kind) => kind.for_brand_ids.some((id) => forBrandIds.includes(id)),
    ])
  if (colorIds !== undefined)
    filters.push(['colors', (kind) => kind.color_id !== null && colorIds.includes(kind.color_id)])
  if (types !== undefined) filters.push(['types', (kind) => types.includes(kind.type)])
  if (origins !== undefined) filters.push(['origins', (kind) => origins.includes(kind.origin)])
  if (isInStock !== undefined) filters.push(['in_stock', (kind) => kind.in_stock === isInStock])
  return filters
}

class Tally<Value extends string | number> {
  readonly #counts = new Map<Value, number>()

  add(value: Value, articles: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + articles)
  }

  /** The most first. */
  sorted(): [Value, number][] {
    return [...this.#counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
  }
}
