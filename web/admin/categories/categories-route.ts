import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './categories-loader.ts'
import { CategoriesPage } from './categories-page.tsx'

export const route = staffRoute({
  Component: CategoriesPage,
  loader,
  title: (_, { t }) => t('admin.categories.title'),
})
