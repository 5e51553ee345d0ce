import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './searches-loader.ts'
import { SearchesPage } from './searches-page.tsx'

export const route = staffRoute({
  Component: SearchesPage,
  loader,
  title: (_, { t }) => t('admin.searches.title'),
})
