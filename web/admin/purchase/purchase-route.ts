import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './purchase-loader.ts'
import { PurchasePage } from './purchase-page.tsx'

export const route = staffRoute({
  Component: PurchasePage,
  loader,
  title: (_, { t }) => t('admin.purchase.title'),
})
