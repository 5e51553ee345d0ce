import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './dashboard-loader.ts'
import { DashboardPage } from './dashboard-page.tsx'

export const route = staffRoute({
  Component: DashboardPage,
  loader,
  title: (_, { t }) => t('admin.dashboard.title'),
})
