import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './jobs-loader.ts'
import { JobsPage } from './jobs-page.tsx'

export const route = staffRoute({
  Component: JobsPage,
  loader,
  title: (_, { t }) => t('admin.jobs.title'),
})
