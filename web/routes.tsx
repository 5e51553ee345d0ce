import type { RouteObject } from 'react-router'

import { ErrorScreen } from './error-screen.tsx'
import type { PagePath } from './page-paths.ts'
import { answeringStatus, lazyPage } from './page-route.ts'
import { loader as rootLoader, ROOT_ID } from './root-loader.ts'
import { Root } from './root.tsx'

type Lazy = ReturnType<typeof lazyPage>

const storefrontLayout = lazyPage(
  'web/storefront/layout/layout-route.ts',
  'storefront',
  async () => (await import('./storefront/layout/layout-route.ts')).layoutRoute,
)
const slimLayout = lazyPage(
  'web/storefront/checkout/slim-layout-route.ts',
  'checkout',
  async () => (await import('./storefront/checkout/slim-layout-route.ts')).slimLayoutRoute,
)
const notFound = lazyPage(
  'web/storefront/not-found/not-found-route.ts',
  'storefront',
  async () => (await import('./storefront/not-found/not-found-route.ts')).notFoundRoute,
)

const listing = lazyPage(
  'web/storefront/listing/listing-route.ts',
  'catalogue',
  async () => (await import('./storefront/listing/listing-route.ts')).listingRoute,
)

/** One line a page: its module (the server preloads the chunk by this name), its texts, its import. */
const storefrontPages: Record<Exclude<PagePath, SlimPath>, Lazy> = {
  '/': lazyPage(
    'web/storefront/home/home-route.ts',
    'catalogue',
    async () => (await import('./storefront/home/home-route.ts')).homeRoute,
  ),
  '/shop': listing,
  '/search': listing,
  '/shop/:category': listing,
  '/product/:slug': lazyPage(
    'web/storefront/product/product-route.ts',
    'catalogue',
    async () => (await import('./storefront/product/product-route.ts')).productRoute,
  ),
  '/printer/:slug': lazyPage(
    'web/storefront/printer/printer-route.ts',
    'catalogue',
    async () => (await import('./storefront/printer/printer-route.ts')).printerRoute,
  ),
  '/cart': lazyPage(
    'web/storefront/cart/cart-route.ts',
    'storefront',
    async () => (await import('./storefront/cart/cart-route.ts')).cartRoute,
  ),
  '/order-confirmation': lazyPage(
    'web/storefront/confirmation/confirmation-route.ts',
    'checkout',
    async () => (await import('./storefront/confirmation/confirmation-route.ts')).confirmationRoute,
  ),
}

type SlimPath = '/checkout' | '/apple-pay-payment'

/** Buying happens without the shop round it: nothing there leads away from it. */
const slimPages: Record<SlimPath, Lazy> = {
  '/checkout': lazyPage(
    'web/storefront/checkout/checkout-route.ts',
    'checkout',
    async () => (await import('./storefront/checkout/checkout-route.ts')).checkoutRoute,
  ),
  '/apple-pay-payment': lazyPage(
    'web/storefront/payment/payment-route.ts',
    'checkout',
    async () => (await import('./storefront/payment/payment-route.ts')).paymentRoute,
  ),
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
        lazy: slimLayout,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: Object.entries(slimPages).map(([path, lazy]) => ({ path, lazy })),
          },
        ],
      },
      {
        lazy: storefrontLayout,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              ...Object.entries(storefrontPages).map(([path, lazy]) => ({ path, lazy })),
              { path: '*', lazy: notFound },
            ],
          },
        ],
      },
    ],
  },
] as RouteObject[]
