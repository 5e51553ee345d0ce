import type { Input } from '#contract/api.ts'
import { categoryQuery, withQuery } from '#web/pages/paths.ts'

export type SortChoice =
  | 'popularity'
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  | 'name'
  | 'cost_per_page'

/** What a list of products is asked for. All of it is in the address, so every view can be shared. */
export interface ListingState {
  /** The search term, trimmed; '' on a plain list. */
  query: string
  /** A category named in the query, as the search box sends it: its slug or its id. */
  category: string | undefined
  brands: readonly string[]
  /** Makers of printers: what fits one of theirs. */
  forBrands: readonly string[]
  colors: readonly string[]
  types: readonly string[]
  origins: readonly string[]
  isInStock: boolean
  /** Euro as typed, `12.5` or `12,50`; '' is no limit. */
  priceMin: string
  priceMax: string
  /** Undefined: by popularity, or best match while searching. */
  sort: SortChoice | undefined
  /** Only what fits this printer. */
  printerId: number | undefined
  page: number
}

const SORTS = {
  popularity: { sort_by: 'popularity', sort_order: 'desc' },
  newest: { sort_by: 'created_at', sort_order: 'desc' },
  price_asc: { sort_by: 'price', sort_order: 'asc' },
  price_desc: { sort_by: 'price', sort_order: 'desc' },
  name: { sort_by: 'name', sort_order: 'asc' },
  cost_per_page: { sort_by: 'cost_per_page', sort_order: 'asc' },
} as const satisfies Record<SortChoice, { sort_by: string; sort_order: 'asc' | 'desc' }>

export const SORT_CHOICES = Object.keys(SORTS) as SortChoice[]

const PRICE = /^\d{1,7}([.,]\d{1,2})?$/

/** Reads an address; what it does not understand is left out. */
export function readListing(search: URLSearchParams): ListingState {
  return {
    query: (search.get('query') ?? search.get('search') ?? '').trim(),
    category: search.get('category_slug') || search.get('category_id') || undefined,
    brands: listOf(search, 'brand_slug', 'brands'),
    forBrands: listOf(search, 'for_brand'),
    colors: listOf(search, 'color_slug', 'colors'),
    types: listOf(search, 'type'),
    origins: listOf(search, 'origin'),
    isInStock: ['1', 'true'].includes(search.get('in_stock') ?? ''),
    priceMin: priceOf(search.get('price_min')),
    priceMax: priceOf(search.get('price_max')),
    sort: sortOf(search),
    printerId: positive(search.get('model_id')),
    page: positive(search.get('page')) ?? 1,
  }
}

/** The address of a list. Without `page` in the change, a change starts at the first page again. */
export function listingPath(
  pathname: string,
  state: ListingState,
  change: Partial<ListingState> = {},
): string {
  const next = { ...state, page: 1, ...change }
  return withQuery(pathname, {
    query: next.query,
    ...categoryQuery(next.category),
    'brands[]': next.brands,
    for_brand: next.forBrands,
    'colors[]': next.colors,
    'type[]': next.types,
    'origin[]': next.origins,
    in_stock: next.isInStock ? '1' : undefined,
    price_min: next.priceMin,
    price_max: next.priceMax,
    model_id: next.printerId,
    ...(next.sort === undefined ? {} : SORTS[next.sort]),
    page: next.page > 1 ? next.page : undefined,
  })
}

/** The call for a list; `pathCategory` is the last segment of /shop/{category} and wins. */
export function listingQuery(
  state: ListingState,
  pathCategory: string | undefined,
): NonNullable<Input<'GET /customer/products/filter'>['query']> {
  return given({
    search: state.query === '' ? undefined : state.query,
    ...categoryFilter(pathCategory ?? state.category),
    'brands[]': listed(state.brands),
    for_brand: listed(state.forBrands),
    'colors[]': listed(state.colors),
    'type[]': listed(state.types),
    'origin[]': listed(state.origins),
    in_stock: state.isInStock ? '1' : undefined,
    price_min: state.priceMin === '' ? undefined : state.priceMin.replace(',', '.'),
    price_max: state.priceMax === '' ? undefined : state.priceMax.replace(',', '.'),
    model_id: state.printerId,
    ...(state.sort === undefined ? {} : SORTS[state.sort]),
    page: state.page > 1 ? state.page : undefined,
  })
}

/** The API takes the id as a number. */
function categoryFilter(category: string | undefined) {
  const { category_id: id, category_slug: slug } = categoryQuery(category)
  return { category_id: id === undefined ? undefined : Number(id), category_slug: slug }
}

/** How many filters are on, for the button that opens them. */
export function countFilters(state: ListingState): number {
  const prices = [state.priceMin, state.priceMax].filter((price) => price !== '')
  return (
    state.brands.length +
    state.forBrands.length +
    state.colors.length +
    state.types.length +
    state.origins.length +
    prices.length +
    Number(state.isInStock) +
    Number(state.printerId !== undefined)
  )
}

/** The same list without its filters: the term, the category and the order stay. */
export const NO_FILTERS = {
  brands: [],
  forBrands: [],
  colors: [],
  types: [],
  origins: [],
  isInStock: false,
  priceMin: '',
  priceMax: '',
  printerId: undefined,
} as const satisfies Partial<ListingState>

/** A value put into a filter, or taken out of it. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

/** `brands[]=hp&brands[]=canon`, `brands=hp,canon` and the menu's `brand_slug=hp` mean the same. */
function listOf(search: URLSearchParams, ...names: string[]): readonly string[] {
  const values = names.flatMap((name) => [...search.getAll(name), ...search.getAll(`${name}[]`)])
  return [...new Set(values.flatMap((value) => value.split(',')).filter((value) => value !== ''))]
}

/** A form without JavaScript sends the order as one value: `sort=price_asc`. */
function sortOf(search: URLSearchParams): SortChoice | undefined {
  const sortBy = search.get('sort_by')
  const order = search.get('sort_order') ?? search.get('sort_direction')
  return SORT_CHOICES.find((choice) => {
    if (choice === search.get('sort')) return true
    return (
      SORTS[choice].sort_by === sortBy &&
      (SORTS[choice].sort_order === order || (order === null && choice !== 'price_desc'))
    )
  })
}

function priceOf(text: string | null): string {
  return text !== null && PRICE.test(text.trim()) ? text.trim() : ''
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

function listed(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...values]
}

function given<T extends object>(properties: T) {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
