import { loader } from '#web/admin/price-update/price-update-loader.ts'
import { staffRoute } from '#web/admin/staff-route.ts'

import { RegularPricesPage } from './regular-prices-page.tsx'

export const route = staffRoute({
  Component: RegularPricesPage,
  loader,
  title: (_, { t }) => t('admin.prices.regular'),
})
