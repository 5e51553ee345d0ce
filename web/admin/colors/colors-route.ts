import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './colors-loader.ts'
import { ColorsPage } from './colors-page.tsx'

export const route = staffRoute({
  Component: ColorsPage,
  loader,
  title: (_, { t }) => t('admin.colors.title'),
})
