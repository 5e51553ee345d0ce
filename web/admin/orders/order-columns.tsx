import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TriangleAlert } from '#web/ui/icons/triangle-alert.ts'

import type { OrderRow } from './orders-loader.ts'

/** The columns of the list of orders. */
export function orderColumns(t: Translate): readonly Column<OrderRow>[] {
  return [
    {
      id: 'order',
      header: 'admin.orders.order',
      rank: 'name',
      card: 'title',
      sort: 'order_number',
      cell: (order) => (
        <>
          <span className="num">{order.order_number}</span>
          {order.needs_attention !== null && (
            <Badge tone="warning" className="ml-2">
              <Icon of={TriangleAlert} />
              {t('admin.orders.attention')}
            </Badge>
          )}
        </>
      ),
      text: (order) => order.order_number,
    },
    {
      id: 'customer',
      header: 'admin.orders.customer',
      card: 'line',
      cell: (order) => <span className="block max-w-56 truncate">{nameOf(order)}</span>,
      text: nameOf,
    },
    {
      id: 'email',
      header: 'admin.orders.email',
      rank: 'wide',
      cell: (order) => <span className="block max-w-56 truncate">{order.email}</span>,
      text: (order) => order.email,
    },
    {
      id: 'date',
      header: 'admin.orders.date',
      sort: 'created_at',
      cell: (order) => <Moment at={order.created_at} />,
      text: (order) => order.created_at,
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (order) => <OrderStatusBadge status={order.status} />,
      text: (order) => t(`orders.status.${order.status}`),
    },
    {
      id: 'payment',
      header: 'admin.orders.payment',
      cell: (order) => <PaymentStatusBadge status={order.payment.payment_status} />,
      text: (order) => t(`orders.payment.${order.payment.payment_status}`),
    },
    {
      id: 'method',
      header: 'admin.orders.method',
      rank: 'wide',
      cell: (order) => t(`admin.method.${order.payment.payment_method}`),
      text: (order) => t(`admin.method.${order.payment.payment_method}`),
    },
    {
      id: 'country',
      header: 'admin.orders.country',
      rank: 'wide',
      cell: (order) => order.country,
      text: (order) => order.country,
    },
    {
      id: 'items',
      header: 'admin.orders.items',
      isNumeric: true,
      cell: (order) => order.items_count,
      text: (order) => String(order.items_count),
    },
    {
      id: 'total',
      header: 'admin.orders.total',
      isNumeric: true,
      sort: 'total',
      card: 'end',
      cell: (order) => <Money amount={order.total} isStrong />,
      text: (order) => order.total,
    },
  ]
}

export function nameOf({ company_name: company, customer_name: name }: OrderRow): string {
  return company ?? name
}
