import { ADMIN_PAGES } from '#contract/plain/admin-paths.ts'
import { STAFF_AREA } from '#contract/plain/page-paths.ts'
import { ErrorScreen } from '#web/pages/error-screen.tsx'
import { answeringStatus, lazyPage, type PageRoute } from '#web/pages/page-route.ts'
import { loader as rootLoader, ROOT_ID } from '#web/pages/root-loader.ts'
import { Root } from '#web/pages/root.tsx'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunction, RouteObject } from '#web/router/route.ts'

/** Every screen's module, loaded when it is needed. */
const modules = import.meta.glob<PageRoute>('./*/*-route.ts', { import: 'route' })

/** The screen of a `…-route.ts`. */
function screen(name: string) {
  const load = modules[`./${name}-route.ts`]
  if (load === undefined) throw new Error(`There is no web/admin/${name}-route.ts`)
  return lazyPage(`web/admin/${name}-route.ts`, 'admin', load)
}

/** The doors stand outside of the frame. */
type Screen = Exclude<keyof typeof ADMIN_PAGES, 'login' | 'invitation'>

const screens: Record<Screen, ReturnType<typeof screen>> = {
  dashboard: screen('dashboard/dashboard'),
  orders: screen('orders/orders'),
  order: screen('order/order'),
  payments: screen('payments/payments'),
  bankStatements: screen('bank-statements/bank-statements'),
  bankStatement: screen('bank-statement/bank-statement'),
  dailyBalances: screen('daily-balances/daily-balances'),
  phoneOrders: screen('phone-orders/phone-orders'),
  phoneOrder: screen('phone-order/phone-order'),
  withdrawals: screen('withdrawals/withdrawals'),
  withdrawal: screen('withdrawal/withdrawal'),
  abandonedCarts: screen('abandoned-carts/abandoned-carts'),
  abandonedCart: screen('abandoned-cart/abandoned-cart'),
  contactSubmissions: screen('contact-submissions/contact-submissions'),
  customers: screen('customers/customers'),
  customer: screen('customer/customer'),
  mails: screen('mails/mails'),
  mail: screen('mail/mail'),
  mailTemplates: screen('mail-templates/mail-templates'),
  jobs: screen('jobs/jobs'),
  cockpit: screen('cockpit/cockpit'),
  products: screen('products/products'),
  productImports: screen('product-imports/product-imports'),
  productImport: screen('product-import/product-import'),
  newProduct: screen('product/new-product'),
  product: screen('product/product'),
  productById: screen('product/product'),
  stock: screen('stock/stock'),
  purchase: screen('purchase/purchase'),
  categories: screen('categories/categories'),
  brands: screen('brands/brands'),
  printers: screen('printers/printers'),
  newPrinter: screen('printer/printer'),
  printer: screen('printer/printer'),
  colors: screen('colors/colors'),
  searches: screen('searches/searches'),
  searchSynonyms: screen('search-synonyms/search-synonyms'),
  searchRedirects: screen('search-redirects/search-redirects'),
  regularPrices: screen('regular-prices/regular-prices'),
  discounts: screen('discounts/discounts'),
  priceBatches: screen('price-batches/price-batches'),
  banners: screen('banners/banners'),
  topServices: screen('top-services/top-services'),
  seoServices: screen('seo-services/seo-services'),
  settings: screen('settings/settings'),
  settingsGroup: screen('settings/settings'),
  auditLog: screen('audit-log/audit-log'),
  blogs: screen('blogs/blogs'),
  blogNew: screen('blog/blog'),
  blog: screen('blog/blog'),
  faqs: screen('faqs/faqs'),
  publicReviews: screen('public-reviews/public-reviews'),
  notifications: screen('notifications/notifications'),
  security: screen('security/security'),
}

const toDashboard: LoaderFunction = () => redirect(ADMIN_PAGES.dashboard)

/** The table of the back office's screens. An unknown address leads to the dashboard. */
export const routes: RouteObject[] = [
  {
    id: ROOT_ID,
    Component: Root,
    ErrorBoundary: ErrorScreen,
    loader: answeringStatus(rootLoader),
    children: [
      { path: ADMIN_PAGES.login, lazy: screen('login/login') },
      { path: ADMIN_PAGES.invitation, lazy: screen('invitation/invitation') },
      {
        lazy: screen('layout/admin-layout'),
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: Object.entries(screens).map(([name, lazy]) => ({
              path: ADMIN_PAGES[name as Screen],
              lazy,
            })),
          },
        ],
      },
      { path: `${STAFF_AREA}/*`, loader: toDashboard },
    ],
  },
] as RouteObject[]
