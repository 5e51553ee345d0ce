import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import type { RouteObject } from '#web/router/route.ts'

import { toDashboard, toOrders, toProfile } from './account/redirects.ts'
import type { WordUnit } from './language/i18n.ts'
import { ErrorScreen } from './pages/error-screen.tsx'
import { answeringStatus, lazyPage, type PageRoute } from './pages/page-route.ts'
import { loader as rootLoader, ROOT_ID } from './pages/root-loader.ts'
import { Root } from './pages/root.tsx'
import { SEO_ID } from './pages/seo-entry.ts'
import { SeoLayout } from './pages/seo-layout.tsx'
import { loader as seoLoader, shouldRevalidate } from './pages/seo-loader.ts'

type Lazy = ReturnType<typeof lazyPage>

/** Every page's module, loaded when it is needed. */
const modules = import.meta.glob<PageRoute>('./{storefront,account}/*/*-route.ts', {
  import: 'route',
})

/** The page of a `…-route.ts` with its texts. The server preloads its chunk by the module's name. */
function page(name: string, unit: WordUnit): Lazy {
  const load = modules[`./${name}-route.ts`]
  if (load === undefined) throw new Error(`There is no web/${name}-route.ts`)
  return lazyPage(`web/${name}-route.ts`, unit, load)
}

type Page = keyof typeof SHOP_PAGES
type SlimPage = 'checkout' | 'payment'
type CustomerPage = {
  [Name in Page]: (typeof SHOP_PAGES)[Name] extends '/customer' | `/customer/${string}`
    ? Name
    : never
}[Page]
type FormerPage = keyof typeof FORMER_PAGES

/** Addresses that lead on to another page. */
const FORMER_PAGES = {
  account: toProfile,
  accountOrders: toOrders,
  plainOrders: toOrders,
}

const listing = page('storefront/listing/listing', 'catalogue')

const storefrontPages: Record<Exclude<Page, SlimPage | CustomerPage | FormerPage>, Lazy> = {
  home: page('storefront/home/home', 'catalogue'),
  shop: listing,
  search: listing,
  category: listing,
  product: page('storefront/product/product', 'catalogue'),
  printer: page('storefront/printer/printer', 'catalogue'),
  cart: page('storefront/cart/cart', 'storefront'),
  orderConfirmation: page('storefront/confirmation/confirmation', 'checkout'),
  tracking: page('storefront/tracking/tracking', 'checkout'),
  withdrawal: page('storefront/withdrawal/withdrawal', 'checkout'),
  about: page('storefront/about/about', 'content'),
  blog: page('storefront/blog/blog', 'content'),
  article: page('storefront/blog/article', 'content'),
  faqs: page('storefront/faqs/faqs', 'content'),
  brands: page('storefront/brands/brands', 'content'),
  terms: page('storefront/text-page/terms', 'content'),
  privacy: page('storefront/text-page/privacy', 'content'),
  accessibility: page('storefront/text-page/accessibility', 'content'),
  company: page('storefront/text-page/company', 'content'),
  business: page('storefront/business/business', 'content'),
  contact: page('storefront/contact/contact', 'service'),
  reviews: page('storefront/reviews/reviews', 'service'),
  quickOrder: page('storefront/quick-order/quick-order', 'service'),
  newsletter: page('storefront/newsletter/newsletter', 'service'),
  cookies: page('storefront/cookies/cookies', 'cookies'),
  login: page('account/sign-in/login', 'account'),
  register: page('account/sign-in/register', 'account'),
  forgotPassword: page('account/sign-in/forgot-password', 'account'),
  restoreEmail: page('account/sign-in/restore-email', 'account'),
}

/** The customer's own pages, in the layout of their area. The texts of the area come with that layout. */
const customerPages: Record<CustomerPage, Lazy> = {
  customer: page('account/dashboard/dashboard', 'checkout'),
  profile: page('account/profile/profile', 'account'),
  orders: page('account/orders/orders', 'account'),
  order: page('account/order/order', 'checkout'),
  addresses: page('account/addresses/addresses', 'account'),
  printers: page('account/printers/printers', 'account'),
  wishlist: page('account/wishlist/wishlist', 'catalogue'),
  notifications: page('account/notifications/notifications', 'account'),
  changePassword: page('account/profile/change-password', 'account'),
  deleteAccount: page('account/profile/delete-account', 'account'),
  settings: page('account/settings/settings', 'account'),
}

/** Buying happens without the shop round it: nothing there leads away from it. */
const slimPages: Record<SlimPage, Lazy> = {
  checkout: page('storefront/checkout/checkout', 'checkout'),
  payment: page('storefront/payment/payment', 'checkout'),
}

function routesOf(pages: Partial<Record<Page, Lazy>>) {
  return Object.entries(pages).map(([name, lazy]) => ({ path: SHOP_PAGES[name as Page], lazy }))
}

/** The table of all pages. Errors inside a storefront page keep the header and footer around them. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: ErrorScreen,
    loader: answeringStatus(rootLoader),
    children: [
      {
        id: SEO_ID,
        Component: SeoLayout,
        loader: seoLoader,
        shouldRevalidate,
        children: [
          {
            lazy: page('storefront/buying/slim-layout', 'checkout'),
            children: [
              {
                ErrorBoundary: ErrorScreen,
                children: routesOf(slimPages),
              },
            ],
          },
          {
            lazy: page('storefront/layout/layout', 'storefront'),
            children: [
              {
                ErrorBoundary: ErrorScreen,
                children: [
                  ...routesOf(storefrontPages),
                  ...Object.entries(FORMER_PAGES).map(([name, loader]) => ({
                    path: SHOP_PAGES[name as FormerPage],
                    loader,
                  })),
                  {
                    lazy: page('account/layout/account-layout', 'account'),
                    children: routesOf(customerPages),
                  },
                  { path: `${SHOP_PAGES.customer}/*`, loader: toDashboard },
                  { path: '*', lazy: page('storefront/not-found/not-found', 'storefront') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] as RouteObject[]
