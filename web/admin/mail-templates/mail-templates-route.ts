import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './mail-templates-loader.ts'
import { MailTemplatesPage } from './mail-templates-page.tsx'

export const route = staffRoute({
  Component: MailTemplatesPage,
  loader,
  title: (_, { t }) => t('admin.mails.templates'),
})
