import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './top-services-loader.ts'
import { TopServicesPage } from './top-services-page.tsx'

export const route = staffRoute({
  Component: TopServicesPage,
  loader,
  title: (_, { t }) => t('admin.services.title'),
})
