import { pageRoute } from '#web/pages/page-route.ts'

import { PaymentPage } from './payment-page.tsx'

export const route = pageRoute({
  Component: PaymentPage,
  head: (_, { t }) => ({ title: t('pay.title'), robots: 'noindex' }),
})
