import { staffRoute } from '#web/admin/staff-route.ts'

import { PhoneOrderPage } from './phone-order-page.tsx'

export const route = staffRoute({
  Component: PhoneOrderPage,
  loader: () => null,
  title: (_, { t }) => t('admin.phoneOrders.new'),
})
