import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './withdrawals-loader.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

export const route = staffRoute({
  Component: WithdrawalsPage,
  loader,
  title: (_, { t }) => t('admin.withdrawals.title'),
})
