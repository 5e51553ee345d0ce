import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './mails-loader.ts'
import { MailsPage } from './mails-page.tsx'

export const route = staffRoute({
  Component: MailsPage,
  loader,
  title: (_, { t }) => t('admin.mails.title'),
})
