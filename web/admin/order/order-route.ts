import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './order-loader.ts'
import { OrderPage } from './order-page.tsx'

export const route = staffRoute({
  Component: OrderPage,
  loader,
  title: (data, { t }) => data?.order.order_number ?? t('admin.orders.title'),
})
