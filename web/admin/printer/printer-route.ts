import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './printer-loader.ts'
import { PrinterPage } from './printer-page.tsx'

export const route = staffRoute({
  Component: PrinterPage,
  loader,
  title: (data, { t }) => data?.printer?.name ?? t('admin.printers.add'),
})
