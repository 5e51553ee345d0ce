import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './stock-loader.ts'
import { StockPage } from './stock-page.tsx'

export const route = staffRoute({
  Component: StockPage,
  loader,
  title: (_, { t }) => t('admin.stock.title'),
})
