import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './blog-loader.ts'
import { BlogPage } from './blog-page.tsx'

export const route = staffRoute({
  Component: BlogPage,
  loader,
  title: (data, { t }) => data?.blog?.title ?? t('admin.blogs.add'),
})
