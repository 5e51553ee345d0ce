import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

import type { Overview, User } from './customer-loader.ts'

/** What a customer ordered, has in the cart and was told. */
export function CustomerCards({ user, overview }: { user: User; overview: Overview }) {
  return (
    <>
      <Orders user={user} orders={overview.orders} />
      <Cart lines={overview.cart} />
      <Notifications notifications={overview.notifications} />
    </>
  )
}

function Orders({ user, orders }: { user: User; orders: Overview['orders'] }) {
  const { t } = useTranslation()
  return (
    <section className="card customer-orders">
      <div className="customer-head">
        <h2>{t('admin.customers.ordersCount')}</h2>
        {orders.length > 0 && (
          <Link className="link" to={withQuery(adminPath.orders, { customer_id: String(user.id) })}>
            {t('admin.customers.allOrders', { count: user.orders_count })}
          </Link>
        )}
      </div>
      {orders.length === 0 ? (
        <p className="text-muted customer-none">{t('admin.customers.noOrders')}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="customer-order">
              <Link className="link num" to={adminPath.order(order.id)}>
                {order.order_number}
              </Link>
              <span className="text-muted">
                <Moment at={order.created_at} />
              </span>
              <OrderStatusBadge status={order.status} />
              <PaymentStatusBadge status={order.payment_status} />
              <Money amount={order.total} isStrong />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Cart({ lines }: { lines: Overview['cart'] }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.cart')}</h2>
      {lines.length === 0 && <p className="text-muted">{t('admin.customers.noCart')}</p>}
      {lines.length > 0 && (
        <ul className="customer-list">
          {lines.map((line) => (
            <li key={line.sku}>
              <span className="min-w-0">
                <b className="block">{line.name}</b>
                <Code>{line.sku}</Code>
              </span>
              <span className="num">
                {t('admin.withdrawals.times', { quantity: line.quantity })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Notifications({ notifications }: { notifications: Overview['notifications'] }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.notifications')}</h2>
      {notifications.length === 0 && (
        <p className="text-muted">{t('admin.customers.noNotifications')}</p>
      )}
      {notifications.length > 0 && (
        <ul className="customer-list">
          {notifications.map((one) => (
            <li key={one.id}>
              <span className="min-w-0">
                <b className="block">{one.title}</b>
                <span className="text-muted">
                  <Moment at={one.created_at} />
                </span>
              </span>
              <Badge tone={one.is_read ? 'neutral' : 'info'}>
                {t(one.is_read ? 'admin.customers.read' : 'admin.customers.unread')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
