import { matchPath } from 'react-router'

/** The pages of the storefront that exist. `routes.tsx` must give each a module; navigation offers only these. */
export const pagePaths = [
  '/',
  '/shop',
  '/search',
  '/shop/:category',
  '/product/:slug',
  '/printer/:slug',
  '/cart',
  '/checkout',
  '/apple-pay-payment',
  '/order-confirmation',
  '/login',
  '/register',
  '/forgot-password',
  '/account',
  '/account/orders',
  '/orders',
  '/customer',
  '/customer/profile',
  '/customer/orders',
  '/customer/orders/:orderId',
  '/customer/addresses',
  '/customer/printers',
  '/customer/wishlist',
  '/customer/notifications',
  '/customer/change-password',
  '/customer/delete-account',
  '/customer/settings',
] as const satisfies readonly string[]

export type PagePath = (typeof pagePaths)[number]

/** Whether a path leads to a page that is built: an entry of a menu that does not is left out. */
export function pageExists(path: string): boolean {
  const pathname = path.split(/[?#]/)[0] ?? path
  return pagePaths.some((pattern) => matchPath(pattern, pathname) !== null)
}
