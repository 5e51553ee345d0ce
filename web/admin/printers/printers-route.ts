import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './printers-loader.ts'
import { PrintersPage } from './printers-page.tsx'

export const route = staffRoute({
  Component: PrintersPage,
  loader,
  title: (_, { t }) => t('admin.printers.title'),
})
