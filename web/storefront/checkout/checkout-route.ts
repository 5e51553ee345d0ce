import { pageRoute } from '#web/pages/page-route.ts'

import { CheckoutPage } from './checkout-page.tsx'

export const checkoutRoute = pageRoute({
  Component: CheckoutPage,
  head: (_, { t }) => ({ title: t('checkout.title'), robots: 'noindex' }),
})
