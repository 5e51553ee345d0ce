/** Every address of the storefront, typed. Pages that are not built yet are named here as well: see navigation.ts. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/apple-pay-payment',
  orderConfirmation: '/order-confirmation',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  account: '/account',
  customer: '/customer',
  profile: '/customer/profile',
  orders: '/customer/orders',
  wishlist: '/customer/wishlist',
  notifications: '/customer/notifications',
  addresses: '/customer/addresses',
  printers: '/customer/printers',
  changePassword: '/customer/change-password',
  deleteAccount: '/customer/delete-account',
  settings: '/customer/settings',
  adminDashboard: '/admin/dashboard',
  about: '/about',
  blog: '/blog',
  faqs: '/faqs',
  contact: '/contact',
  reviews: '/reviews',
  brands: '/our-brands',
  terms: '/terms-and-conditions',
  tracking: '/tracking',
  withdrawal: '/withdrawal',
  quickOrder: '/quick-order',
  accessibility: '/accessibility',
  category: (slugOrId: string | number) => `/shop/${encodeURIComponent(slugOrId)}`,
  order: (id: number) => `/customer/orders/${id}`,
  product: (slugOrId: string | number) => `/product/${encodeURIComponent(slugOrId)}`,
  printer: (slug: string) => `/printer/${encodeURIComponent(slug)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  search: (query: SearchQuery) => withQuery('/search', query),
} as const

/** The parameters of S§2; `brands[]`, `type` and the rest are the listing's own. */
export type SearchQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A path with its query: undefined and empty values are left out, lists are repeated. */
export function withQuery(path: string, query: SearchQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) if (item !== '') search.append(name, String(item))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

/** These allow the payment provider's hosts, so they are entered by loading the document (stack: CSP). */
export function needsOwnDocument(pathname: string): boolean {
  return pathname === paths.checkout || pathname === paths.payment
}

/** Paths without the customer's header and footer (S§2). */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}
