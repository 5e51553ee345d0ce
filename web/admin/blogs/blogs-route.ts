import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './blogs-loader.ts'
import { BlogsPage } from './blogs-page.tsx'

export const route = staffRoute({
  Component: BlogsPage,
  loader,
  title: (_, { t }) => t('admin.blogs.title'),
})
