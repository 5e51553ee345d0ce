import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { OrderStatusBadge } from '#web/commerce/orders/status-badges.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

import type { DashboardData } from './dashboard-loader.ts'

const PICTURE_PX = 44

/** What came in last. */
export function LatestOrdersCard({ orders }: { orders: DashboardData['latest'] }) {
  const { t } = useTranslation()
  return (
    <section className="card sales-card">
      <div className="chart-head">
        <h2>{t('admin.dashboard.latest')}</h2>
        <Link className="link" to={adminPath.orders}>
          {t('admin.dashboard.allOrders')}
        </Link>
      </div>
      {orders.length === 0 && <p className="text-muted">{t('admin.orders.empty')}</p>}
      <ol className="sales-list">
        {orders.map((order) => (
          <li key={order.id}>
            <div className="min-w-0 flex-1">
              <Link className="num font-semibold" to={adminPath.order(order.id)}>
                {order.order_number}
              </Link>
              <span className="text-muted block truncate">
                {order.company_name ?? order.customer_name}
              </span>
            </div>
            <span className="max-sm:hidden">
              <Moment at={order.created_at} />
            </span>
            <OrderStatusBadge status={order.status} />
            <span className="sales-amount">
              <Money amount={order.total} isStrong />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is to be bought again, the scarcest first. */
export function LowStockCard({ rows }: { rows: DashboardData['scarce'] }) {
  const { t } = useTranslation()
  const list = withQuery(adminPath.stock, { state: 'scarce' })
  return (
    <section className="card sales-card">
      <div className="chart-head">
        <h2>{t('admin.dashboard.lowOnStock')}</h2>
        <Link className="link" to={list}>
          {t('admin.stock.title')}
        </Link>
      </div>
      {rows.length === 0 && <p className="text-muted">{t('admin.dashboard.enoughStock')}</p>}
      <ol className="sales-list">
        {rows.map((row) => (
          <li key={`${row.product_id}-${row.product_color_id}`}>
            <span className="thumb">
              <ProductPicture src={row.thumbnail} size={PICTURE_PX} />
            </span>
            <div className="min-w-0 flex-1">
              <Link className="block truncate font-semibold" to={adminPath.product(row.product_id)}>
                {row.name}
              </Link>
              <Code>{row.sku}</Code>
            </div>
            <Badge tone={row.available <= 0 ? 'danger' : 'warning'}>
              {row.available <= 0
                ? t('admin.stock.state.out_of_stock')
                : t('admin.dashboard.left', { count: row.available })}
            </Badge>
          </li>
        ))}
      </ol>
    </section>
  )
}
