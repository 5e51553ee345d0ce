import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './product-imports-loader.ts'
import { ProductImportsPage } from './product-imports-page.tsx'

export const route = staffRoute({
  Component: ProductImportsPage,
  loader,
  title: (_, { t }) => t('admin.imports.title'),
})
