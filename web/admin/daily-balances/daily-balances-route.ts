import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './daily-balances-loader.ts'
import { DailyBalancesPage } from './daily-balances-page.tsx'

export const route = staffRoute({
  Component: DailyBalancesPage,
  loader,
  title: (_, { t }) => t('admin.balances.title'),
})
