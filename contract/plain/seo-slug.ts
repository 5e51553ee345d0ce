/*
 * Which SEO entry a page asks for. Staff pick a page by its slug; every other page is named by its path
 * without the first slash.
 */

/** Slugs of the known pages and the paths they stand for; `product-…` and `category-…` stand for one of them. */
export const SEO_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  account: '/customer',
  blog: '/blog',
  brands: '/our-brands',
  cart: '/cart',
  checkout: '/checkout',
  contact: '/contact',
  faqs: '/faqs',
  'forgot-password': '/forgot-password',
  login: '/login',
  'order-confirmation': '/order-confirmation',
  register: '/register',
  reviews: '/reviews',
  'search-results': '/search',
  shop: '/shop',
  'terms-and-conditions': '/terms-and-conditions',
  tracking: '/tracking',
}

/** The entry of pages that do not exist. */
export const NOT_FOUND_SLUG = 'not-found'

const PAGE_SLUGS = new Map(Object.entries(SEO_PAGES).map(([slug, path]) => [path, slug]))

/** `/product/octavo-tn-2420` → `product-octavo-tn-2420`, `/privacy` → `privacy`. */
export function seoSlug(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const known = PAGE_SLUGS.get(path)
  if (known !== undefined) return known
  const [, area, part, rest] = path.split('/')
  if (area === 'customer') return 'account'
  if (part !== undefined && rest === undefined) {
    if (area === 'product') return `product-${part}`
    if (area === 'shop') return `category-${part}`
  }
  return path.slice(1)
}

/** What staff pick from; the rest they write themselves. `success` has no page of its own. */
export const SEO_SLUGS: readonly string[] = [
  ...Object.keys(SEO_PAGES),
  NOT_FOUND_SLUG,
  'success',
].toSorted()

/** A page of its own each: what follows names it. */
export const SEO_PREFIXES = { category: 'category-', product: 'product-' } as const
