import { pageRoute } from '#web/pages/page-route.ts'

import { QuickOrderPage } from './quick-order-page.tsx'

export const route = pageRoute({
  Component: QuickOrderPage,
  head: (_, { t, shopName }) => ({
    title: t('quickOrder.title'),
    description: t('quickOrder.description', { shop: shopName }),
  }),
})
