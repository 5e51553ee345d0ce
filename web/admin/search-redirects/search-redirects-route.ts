import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './search-redirects-loader.ts'
import { SearchRedirectsPage } from './search-redirects-page.tsx'

export const route = staffRoute({
  Component: SearchRedirectsPage,
  loader,
  title: (_, { t }) => t('admin.searchRedirects.title'),
})
