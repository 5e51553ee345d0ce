import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './faqs-loader.ts'
import { FaqsPage } from './faqs-page.tsx'

export const route = staffRoute({
  Component: FaqsPage,
  loader,
  title: (_, { t }) => t('admin.faqs.title'),
})
