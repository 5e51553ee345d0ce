import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './contact-submissions-loader.ts'
import { ContactSubmissionsPage } from './contact-submissions-page.tsx'

export const route = staffRoute({
  Component: ContactSubmissionsPage,
  loader,
  title: (_, { t }) => t('admin.contact.title'),
})
