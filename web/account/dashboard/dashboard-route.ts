import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { loader } from './dashboard-loader.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

export const route = customerRoute({
  Component: DashboardPage,
  Skeleton: DashboardSkeleton,
  ErrorBoundary: pageFailure('dashboard.failure'),
  loader,
  head: (_, { t }) => ({ title: t('dashboard.title') }),
})
