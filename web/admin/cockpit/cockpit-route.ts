import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './cockpit-loader.ts'
import { CockpitPage } from './cockpit-page.tsx'

export const route = staffRoute({
  Component: CockpitPage,
  loader,
  title: (_, { t }) => t('admin.cockpit.title'),
})
