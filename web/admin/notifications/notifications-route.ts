import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './notifications-loader.ts'
import { NotificationsPage } from './notifications-page.tsx'

export const route = staffRoute({
  Component: NotificationsPage,
  loader,
  title: (_, { t }) => t('admin.notifications.title'),
})
