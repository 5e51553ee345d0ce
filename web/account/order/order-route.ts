import { customerRoute } from '#web/account/customer-route.ts'

import { OrderFailure } from './order-failure.tsx'
import { OrderPage } from './order-page.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

export const route = customerRoute({
  Component: OrderPage,
  Skeleton: OrderSkeleton,
  ErrorBoundary: OrderFailure,
  loader: async ({ call, params }) => {
    const { data } = await call('GET /customer/orders/{id}', {
      params: { id: Number(params['orderId']) },
    })
    return data
  },
  head: (order, { t }) => ({
    title:
      order === undefined ? t('order.title') : t('order.named', { number: order.order_number }),
  }),
})
