import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './seo-services-loader.ts'
import { SeoServicesPage } from './seo-services-page.tsx'

export const route = staffRoute({
  Component: SeoServicesPage,
  loader,
  title: (_, { t }) => t('admin.seo.title'),
})
