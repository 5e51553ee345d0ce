import { pageRoute } from '#web/pages/page-route.ts'

import { CheckoutPage } from './checkout-page.tsx'

export const route = pageRoute({
  Component: CheckoutPage,
  head: (_, { t }) => ({ title: t('checkout.title'), robots: 'noindex' }),
})
