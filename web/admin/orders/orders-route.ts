import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './orders-loader.ts'
import { OrdersPage } from './orders-page.tsx'

export const route = staffRoute({
  Component: OrdersPage,
  loader,
  title: (_, { t }) => t('admin.orders.title'),
})
