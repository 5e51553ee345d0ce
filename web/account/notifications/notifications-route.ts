import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { loader } from './notifications-loader.ts'
import { NotificationsPage, NotificationsSkeleton } from './notifications-page.tsx'

export const route = customerRoute({
  Component: NotificationsPage,
  Skeleton: NotificationsSkeleton,
  ErrorBoundary: pageFailure('inbox.failure.load'),
  loader,
  head: (_, { t }) => ({ title: t('notifications.title') }),
})
