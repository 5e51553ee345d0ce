import type { RouteObject } from 'react-router'

import { ErrorScreen } from './pages/error-screen.tsx'
import type { PagePath } from './pages/page-paths.ts'
import { answeringStatus, lazyPage } from './pages/page-route.ts'
import { loader as rootLoader, ROOT_ID } from './pages/root-loader.ts'
import { Root } from './pages/root.tsx'

type Lazy = ReturnType<typeof lazyPage>

const storefrontLayout = lazyPage(
  'web/storefront/layout/layout-route.ts',
  'storefront',
  async () => (await import('./storefront/layout/layout-route.ts')).layoutRoute,
)
const slimLayout = lazyPage(
  'web/storefront/buying/slim-layout-route.ts',
  'checkout',
  async () => (await import('./storefront/buying/slim-layout-route.ts')).slimLayoutRoute,
)
const notFound = lazyPage(
  'web/storefront/not-found/not-found-route.ts',
  'storefront',
  async () => (await import('./storefront/not-found/not-found-route.ts')).notFoundRoute,
)
const accountLayout = lazyPage(
  'web/account/layout/account-layout-route.ts',
  'account',
  async () => (await import('./account/layout/account-layout-route.ts')).accountLayoutRoute,
)
const toDashboard = lazyPage(
  'web/account/redirect-routes.ts',
  'storefront',
  async () => (await import('./account/redirect-routes.ts')).toDashboardRoute,
)
const toOrders = lazyPage(
  'web/account/redirect-routes.ts',
  'storefront',
  async () => (await import('./account/redirect-routes.ts')).toOrdersRoute,
)

const listing = lazyPage(
  'web/storefront/listing/listing-route.ts',
  'catalogue',
  async () => (await import('./storefront/listing/listing-route.ts')).listingRoute,
)

/** One line a page: its module (the server preloads the chunk by this name), its texts, its import. */
const storefrontPages: Record<Exclude<PagePath, SlimPath | CustomerPath>, Lazy> = {
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
  '/login': lazyPage(
    'web/account/sign-in/login-route.ts',
    'account',
    async () => (await import('./account/sign-in/login-route.ts')).loginRoute,
  ),
  '/register': lazyPage(
    'web/account/sign-in/register-route.ts',
    'account',
    async () => (await import('./account/sign-in/register-route.ts')).registerRoute,
  ),
  '/forgot-password': lazyPage(
    'web/account/sign-in/forgot-password-route.ts',
    'account',
    async () => (await import('./account/sign-in/forgot-password-route.ts')).forgotPasswordRoute,
  ),
  '/account': lazyPage(
    'web/account/redirect-routes.ts',
    'storefront',
    async () => (await import('./account/redirect-routes.ts')).toProfileRoute,
  ),
  '/account/orders': toOrders,
  '/orders': toOrders,
}

type CustomerPath = Extract<PagePath, '/customer' | `/customer/${string}`>

/** The customer's own pages, in the layout of their area. The texts of the area come with that layout. */
const customerPages: Record<CustomerPath, Lazy> = {
  '/customer': lazyPage(
    'web/account/dashboard/dashboard-route.ts',
    'checkout',
    async () => (await import('./account/dashboard/dashboard-route.ts')).dashboardRoute,
  ),
  '/customer/profile': lazyPage(
    'web/account/profile/profile-route.ts',
    'account',
    async () => (await import('./account/profile/profile-route.ts')).profileRoute,
  ),
  '/customer/orders': lazyPage(
    'web/account/orders/orders-route.ts',
    'account',
    async () => (await import('./account/orders/orders-route.ts')).ordersRoute,
  ),
  '/customer/orders/:orderId': lazyPage(
    'web/account/order/order-route.ts',
    'checkout',
    async () => (await import('./account/order/order-route.ts')).orderRoute,
  ),
  '/customer/addresses': lazyPage(
    'web/account/addresses/addresses-route.ts',
    'account',
    async () => (await import('./account/addresses/addresses-route.ts')).addressesRoute,
  ),
  '/customer/printers': lazyPage(
    'web/account/printers/printers-route.ts',
    'account',
    async () => (await import('./account/printers/printers-route.ts')).printersRoute,
  ),
  '/customer/wishlist': lazyPage(
    'web/account/wishlist/wishlist-route.ts',
    'catalogue',
    async () => (await import('./account/wishlist/wishlist-route.ts')).wishlistRoute,
  ),
  '/customer/notifications': lazyPage(
    'web/account/notifications/notifications-route.ts',
    'account',
    async () => (await import('./account/notifications/notifications-route.ts')).notificationsRoute,
  ),
  '/customer/change-password': lazyPage(
    'web/account/profile/change-password-route.ts',
    'account',
    async () => (await import('./account/profile/change-password-route.ts')).changePasswordRoute,
  ),
  '/customer/delete-account': lazyPage(
    'web/account/profile/delete-account-route.ts',
    'account',
    async () => (await import('./account/profile/delete-account-route.ts')).deleteAccountRoute,
  ),
  '/customer/settings': lazyPage(
    'web/account/settings/settings-route.ts',
    'account',
    async () => (await import('./account/settings/settings-route.ts')).settingsRoute,
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
              {
                lazy: accountLayout,
                children: Object.entries(customerPages).map(([path, lazy]) => ({ path, lazy })),
              },
              { path: '/customer/*', lazy: toDashboard },
              { path: '*', lazy: notFound },
            ],
          },
        ],
      },
    ],
  },
] as RouteObject[]
