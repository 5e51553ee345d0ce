import { OrderList } from '#web/account/orders/order-list.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import scene from '#web/pictures/scene-empty-cart.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'

import { CountCards } from './count-cards.tsx'
import type { DashboardData } from './dashboard-loader.ts'
import { MainPrinterCard } from './main-printer-card.tsx'
import { PromoCards } from './promo-cards.tsx'
import { QuickLinks } from './quick-links.tsx'
import { UnderWayCard } from './under-way-card.tsx'
import { WelcomeCard } from './welcome-card.tsx'

/** The customer's first page. */
export function DashboardPage() {
  const { user, counts, orders, offer, underWay } = useLoaderData<DashboardData>()
  return (
    <div className="grid gap-4">
      <WelcomeCard user={user} />
      <CountCards counts={counts} />
      <section className="dashboard-pair">
        <MainPrinterCard offer={offer} />
        {underWay !== undefined && <UnderWayCard order={underWay} />}
      </section>
      <RecentOrders orders={orders} />
      <PromoCards />
      <QuickLinks />
    </div>
  )
}

function RecentOrders({ orders }: Pick<DashboardData, 'orders'>) {
  const { t } = useTranslation()
  if (orders.length === 0) {
    return (
      <section className="card">
        <EmptyState picture={scene} title={t('orders.empty.title')} text={t('orders.empty.text')}>
          <Link className={`${buttonLooks()} mt-2`} to={paths.shop}>
            {t('orders.empty.shop')}
          </Link>
        </EmptyState>
      </section>
    )
  }
  return (
    <section className="card overflow-hidden">
      <div className="flex items-center justify-between gap-3 px-5 py-2 lg:px-6">
        <h2 className="text-xl">{t('dashboard.recent')}</h2>
        <Link className="link back-link font-semibold whitespace-nowrap" to={paths.orders}>
          {t('dashboard.allOrders')}
        </Link>
      </div>
      <OrderList orders={orders} />
    </section>
  )
}
