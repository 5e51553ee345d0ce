import {
  SHOP_PAGES,
  PAYMENT_PAGES,
  STAFF_AREA,
  STAFF_HOME,
  withPart,
} from '#contract/plain/page-paths.ts'

/** Every address of the shop, as links need it: what has a part that changes is a function of it. */
export const paths = {
  ...SHOP_PAGES,
  adminDashboard: STAFF_HOME,
  category: (slugOrId: string | number) => withPart(SHOP_PAGES.category, slugOrId),
  order: (id: number) => withPart(SHOP_PAGES.order, id),
  product: (slugOrId: string | number) => withPart(SHOP_PAGES.product, slugOrId),
  printer: (slug: string) => withPart(SHOP_PAGES.printer, slug),
  article: (slug: string) => withPart(SHOP_PAGES.article, slug),
  search: (query: SearchQuery) => withQuery(SHOP_PAGES.search, query),
} as const

/** A category is named by its slug or its id, in the address of a list as in calls. */
export function categoryQuery(category: string | undefined): {
  category_id?: string
  category_slug?: string
} {
  if (category === undefined) return {}
  return /^\d+$/.test(category) ? { category_id: category } : { category_slug: category }
}

/** What an address asks for; `brands[]`, `type` and the rest are the listing's own. */
export type SearchQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A path with its query: undefined and empty values are left out, lists are repeated. */
export function withQuery(path: string, query: SearchQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) if (item !== '') search.append(name, String(item))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

/**
 * Entered by loading the document: the payment pages, whose policy comes with it, and shop and back
 * office from each other, which have scripts and styles of their own.
 */
export function needsOwnDocument(pathname: string, from: string): boolean {
  return PAYMENT_PAGES.includes(pathname) || isAdminPath(pathname) !== isAdminPath(from)
}

export function isAdminPath(pathname: string): boolean {
  return pathname === STAFF_AREA || pathname.startsWith(`${STAFF_AREA}/`)
}
