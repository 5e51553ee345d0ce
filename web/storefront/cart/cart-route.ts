import { pageRoute } from '#web/pages/page-route.ts'

import { CartPage } from './cart-page.tsx'

/** Nothing personal is rendered by the server: the lines come in the browser. */
export const route = pageRoute({
  Component: CartPage,
  head: (_, { t }) => ({
    title: t('cart.heading'),
    description: t('cart.summary.description'),
    robots: 'noindex',
  }),
})
