import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './banners-loader.ts'
import { BannersPage } from './banners-page.tsx'

export const route = staffRoute({
  Component: BannersPage,
  loader,
  title: (_, { t }) => t('admin.banners.title'),
})
