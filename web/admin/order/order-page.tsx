import { useLoaderData } from 'react-router'

import { adminPath } from '#web/admin/admin-path.ts'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { dateAndTime } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

import { OrderLines } from './order-lines.tsx'
import type { OrderData } from './order-loader.ts'
import { OrderPeople } from './order-people.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order: lines and history on the left, people and payment on the right. */
export function OrderPage() {
  const { t, language } = useTranslation()
  const { order } = useLoaderData<OrderData>()
  return (
    <>
      <div className="admin-head desk-head">
        <Link
          className="btn btn-ghost btn-icon"
          to={adminPath.orders}
          aria-label={t('admin.order.back')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <h1 className="num">{order.order_number}</h1>
        <OrderStatusBadge status={order.status} />
        <PaymentStatusBadge status={order.payment.payment_status} />
        <span className="text-muted">{dateAndTime(order.created_at, language)}</span>
      </div>
      <div className="desk-columns">
        <div className="desk-main">
          <OrderLines order={order} />
          <OrderTimeline timeline={order.timeline} />
        </div>
        <OrderPeople order={order} />
      </div>
    </>
  )
}
