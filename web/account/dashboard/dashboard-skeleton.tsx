import { OrderListSkeleton } from '#web/account/orders/order-list-skeleton.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { RECENT_ORDERS } from './dashboard-loader.ts'

export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4" aria-busy="true">
      <h1 className="sr-only">{t('dashboard.title')}</h1>
      <Skeleton className="h-44 sm:h-28" />
      <div className="count-cards">
        <Skeleton className="h-20 sm:h-24" />
        <Skeleton className="h-20 sm:h-24" />
        <Skeleton className="h-20 sm:h-24" />
      </div>
      <div className="dashboard-pair">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
      <div className="card overflow-hidden">
        <h2 className="px-5 py-4 text-xl lg:px-6">{t('dashboard.recent')}</h2>
        <OrderListSkeleton rows={RECENT_ORDERS} />
      </div>
    </div>
  )
}
