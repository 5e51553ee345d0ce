import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './abandoned-carts-loader.ts'
import { AbandonedCartsPage } from './abandoned-carts-page.tsx'

export const route = staffRoute({
  Component: AbandonedCartsPage,
  loader,
  title: (_, { t }) => t('admin.carts.title'),
})
