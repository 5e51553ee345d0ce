import { loader } from '#web/admin/price-update/price-update-loader.ts'
import { staffRoute } from '#web/admin/staff-route.ts'

import { DiscountsPage } from './discounts-page.tsx'

export const route = staffRoute({
  Component: DiscountsPage,
  loader,
  title: (_, { t }) => t('admin.prices.discount'),
})
