import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './price-batches-loader.ts'
import { PriceBatchesPage } from './price-batches-page.tsx'

export const route = staffRoute({
  Component: PriceBatchesPage,
  loader,
  title: (_, { t }) => t('admin.prices.earlier'),
})
