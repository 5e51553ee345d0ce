import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './phone-orders-loader.ts'
import { PhoneOrdersPage } from './phone-orders-page.tsx'

export const route = staffRoute({
  Component: PhoneOrdersPage,
  loader,
  title: (_, { t }) => t('admin.phoneOrders.title'),
})
