import { templateName } from '#web/admin/mails/mail-columns.tsx'
import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './mail-loader.ts'
import { MailPage } from './mail-page.tsx'

export const route = staffRoute({
  Component: MailPage,
  loader,
  title: (data, { t }) =>
    data === undefined ? t('admin.mails.title') : templateName(data.mail.template, t),
})
