import type { Answer } from '#contract/api.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { OrderStatusBadge, PaymentStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { formatMoney, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

export type OrderRow = Answer<'GET /customer/orders'>['data'][number]

/** Orders as a table; below `md` as cards, the whole card being the link. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <>
      <OrderTable orders={orders} />
      <ul className="divide-line border-line divide-y border-t md:hidden">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </>
  )
}

function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const { t, language } = useTranslation()
  return (
    <table className="dtable dtable-comfy order-table">
      <thead>
        <tr>
          <th scope="col">{t('orders.column.number')}</th>
          <th scope="col">{t('orders.column.date')}</th>
          <th scope="col">{t('orders.column.status')}</th>
          <th scope="col">{t('orders.column.payment')}</th>
          <th scope="col" className="r">
            {t('orders.column.total')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('orders.view')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className="font-semibold">
              <Code>{order.order_number}</Code>
            </td>
            <td className="num text-muted whitespace-nowrap">
              {shortDate(order.created_at, language)}
            </td>
            <td>
              <OrderStatusBadge status={order.status} />
            </td>
            <td>
              <PaymentStatusBadge status={order.payment.payment_status} />
            </td>
            <td className="r font-semibold whitespace-nowrap">
              {formatMoney(order.total, language)}
            </td>
            <td className="r">
              <Link
                className="btn btn-ghost text-primary-text whitespace-nowrap"
                to={paths.order(order.id)}
              >
                {t('orders.view')}
                <span className="sr-only">{order.order_number}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderCard({ order }: { order: OrderRow }) {
  const { language } = useTranslation()
  return (
    <li>
      <Link className="order-card" to={paths.order(order.id)}>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">
            <Code>{order.order_number}</Code>
          </span>
          <span className="num text-muted text-sm whitespace-nowrap">
            {shortDate(order.created_at, language)}
          </span>
        </span>
        <span className="num text-right font-semibold whitespace-nowrap">
          {formatMoney(order.total, language)}
        </span>
        <span className="col-span-2 flex flex-wrap gap-1.5">
          <OrderStatusBadge status={order.status} />
          <PaymentStatusBadge status={order.payment.payment_status} />
        </span>
      </Link>
    </li>
  )
}
