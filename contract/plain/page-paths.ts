/*
 * Every address of the shop's pages, `:name` for a part that changes. Routes, links, mails and the
 * page policy are derived from this table. An address once given out stays: mails and search engines
 * keep it.
 */

/** Storefront and customer area. `web/routes.tsx` gives each its module. */
export const SHOP_PAGES = {
  home: '/',
  shop: '/shop',
  search: '/search',
  category: '/shop/:category',
  product: '/product/:slug',
  printer: '/printer/:slug',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/apple-pay-payment',
  orderConfirmation: '/order-confirmation',
  tracking: '/tracking',
  withdrawal: '/withdrawal',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  faqs: '/faqs',
  brands: '/our-brands',
  terms: '/terms-and-conditions',
  privacy: '/privacy',
  accessibility: '/accessibility',
  company: '/company',
  business: '/business',
  contact: '/contact',
  reviews: '/reviews',
  quickOrder: '/quick-order',
  newsletter: '/newsletter',
  cookies: '/cookies',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  restoreEmail: '/restore-email',
  account: '/account',
  accountOrders: '/account/orders',
  plainOrders: '/orders',
  customer: '/customer',
  profile: '/customer/profile',
  orders: '/customer/orders',
  order: '/customer/orders/:orderId',
  addresses: '/customer/addresses',
  printers: '/customer/printers',
  wishlist: '/customer/wishlist',
  notifications: '/customer/notifications',
  changePassword: '/customer/change-password',
  deleteAccount: '/customer/delete-account',
  settings: '/customer/settings',
} as const

/** They talk to the payment provider and are entered by loading the document: only they get its policy. */
export const PAYMENT_PAGES: readonly string[] = [SHOP_PAGES.checkout, SHOP_PAGES.payment]

/** Signing in, registering, and the forgotten password. */
export const SIGN_IN_PAGES: readonly string[] = [
  SHOP_PAGES.login,
  SHOP_PAGES.register,
  SHOP_PAGES.forgotPassword,
  SHOP_PAGES.restoreEmail,
]

/** What search engines have no business in: everything below these paths. */
export const UNLISTED_AREAS: readonly string[] = [
  '/api/',
  '/admin',
  ...PAYMENT_PAGES,
  SHOP_PAGES.customer,
  SHOP_PAGES.account,
  SHOP_PAGES.plainOrders,
  SHOP_PAGES.orderConfirmation,
]

/** Pages of nobody in particular that say `noindex` themselves. */
const UNLISTED_PAGES: readonly string[] = [
  ...SIGN_IN_PAGES,
  SHOP_PAGES.cart,
  SHOP_PAGES.search,
  SHOP_PAGES.tracking,
]

/** Whether the sitemap names the page of a pattern: one address, for everybody, worth finding. */
export function isListedPage(pattern: string): boolean {
  const isBelow = UNLISTED_AREAS.some((area) => pattern === area || pattern.startsWith(`${area}/`))
  return !pattern.includes(':') && !isBelow && !UNLISTED_PAGES.includes(pattern)
}

/** The staff area: its pages have scripts and styles of their own. */
export const STAFF_AREA = '/admin'

/** Where staff sign in, and end a sign-in that owes a code. */
export const STAFF_LOGIN = '/admin/login'

/** Where staff begin. */
export const STAFF_HOME = '/admin/dashboard'

/** `/product/:slug` with `hp 305` → `/product/hp%20305`. */
export function withPart(pattern: string, part: string | number): string {
  return pattern.replace(/:\w+/, () => encodeURIComponent(part))
}
