import { staffRoute } from '#web/admin/staff-route.ts'

import { CustomersFailure } from './customers-failure.tsx'
import { loader } from './customers-loader.ts'
import { CustomersPage } from './customers-page.tsx'

export const route = staffRoute({
  Component: CustomersPage,
  ErrorBoundary: CustomersFailure,
  loader,
  title: (_, { t }) => t('admin.customers.title'),
})
