import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './brands-loader.ts'
import { BrandsPage } from './brands-page.tsx'

export const route = staffRoute({
  Component: BrandsPage,
  loader,
  title: (_, { t }) => t('admin.brands.title'),
})
