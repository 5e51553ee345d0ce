import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './bank-statements-loader.ts'
import { BankStatementsPage } from './bank-statements-page.tsx'

export const route = staffRoute({
  Component: BankStatementsPage,
  loader,
  title: (_, { t }) => t('admin.statements.title'),
})
