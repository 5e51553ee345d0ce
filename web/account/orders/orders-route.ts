import { customerRoute } from '../customer-route.ts'
import { pageFailure } from '../layout/page-failure.tsx'
import { OrdersPage, OrdersSkeleton } from './orders-page.tsx'

export const ordersRoute = customerRoute({
  Component: OrdersPage,
  Skeleton: OrdersSkeleton,
  ErrorBoundary: pageFailure('orders.failure.list'),
  loader: async ({ call, url }) => {
    const search = url.searchParams.get('search')?.trim() ?? ''
    const page = Number(url.searchParams.get('page')) || 1
    const answer = await call('GET /customer/orders', {
      query: { page, ...(search === '' ? {} : { search }) },
    })
    const { data: orders, current_page, last_page: lastPage } = answer
    return { orders, page: current_page, lastPage, search }
  },
  head: (_, { t }) => ({ title: t('orders.title') }),
})
