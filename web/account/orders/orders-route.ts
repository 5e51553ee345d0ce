import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { loader } from './orders-loader.ts'
import { OrdersPage, OrdersSkeleton } from './orders-page.tsx'

export const route = customerRoute({
  Component: OrdersPage,
  Skeleton: OrdersSkeleton,
  ErrorBoundary: pageFailure('orders.failure.list'),
  loader,
  head: (_, { t }) => ({ title: t('orders.title') }),
})
