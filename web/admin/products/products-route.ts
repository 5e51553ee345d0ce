import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './products-loader.ts'
import { ProductsPage } from './products-page.tsx'

export const route = staffRoute({
  Component: ProductsPage,
  loader,
  title: (_, { t }) => t('admin.products.title'),
})
