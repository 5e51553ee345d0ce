import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './payments-loader.ts'
import { PaymentsPage } from './payments-page.tsx'

export const route = staffRoute({
  Component: PaymentsPage,
  loader,
  title: (_, { t }) => t('admin.payments.title'),
})
