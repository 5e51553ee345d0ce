import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './customer-loader.ts'
import { CustomerPage } from './customer-page.tsx'

export const route = staffRoute({
  Component: CustomerPage,
  loader,
  title: (data, { t }) => data?.user.name ?? t('admin.customers.title'),
})
