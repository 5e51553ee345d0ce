import { belgianDay } from '#contract/plain/delivery.ts'
import { useLiveScreen } from '#web/admin/live/use-live-screen.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { namesOf } from '#web/commerce/words/person-name.ts'
import { dayInWords } from '#web/language/format.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Segmented } from '#web/ui/segmented.tsx'

import { BrandCard, FunnelCard, StatusCard } from './bar-cards.tsx'
import { CategoryCard } from './category-card.tsx'
import { type DashboardData, RANGES } from './dashboard-loader.ts'
import { DayCard } from './day-card.tsx'
import { Figures } from './figures.tsx'
import { LatestOrdersCard, LowStockCard } from './list-cards.tsx'
import { SearchesCard, TopProductsCard } from './sales-cards.tsx'
import { WaitingCards } from './waiting-cards.tsx'

const NOON = 12
const EVENING = 18

/** What waits for staff, what was sold, and what sold best. */
export function DashboardPage() {
  const { t, language } = useTranslation()
  const { dashboard, latest, scarce, counts } = useLoaderData<DashboardData>()
  useLiveScreen()
  const list = useListAddress()
  const now = useNow()
  const { first } = namesOf(useUser()?.name ?? '')
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>{t(greeting(now.getHours()), { name: first })}</h1>
          <p className="text-muted">{dayInWords(belgianDay(now), language)}</p>
        </div>
        <Segmented
          className="ml-auto"
          label={t('admin.dashboard.range')}
          options={RANGES.map((value) => ({ value, label: t(`admin.dashboard.days.${value}`) }))}
          value={dashboard.range}
          onChange={(range) => list.go({ range })}
        />
      </div>
      <div className="grid gap-4">
        <WaitingCards dashboard={dashboard} />
        <Figures dashboard={dashboard} />
        <div className="dashboard-columns">
          <DayCard dashboard={dashboard} />
          <div className="grid gap-4">
            <CategoryCard dashboard={dashboard} />
            <StatusCard counts={counts} />
          </div>
        </div>
        <div className="dashboard-columns">
          <LatestOrdersCard orders={latest} />
          <LowStockCard rows={scarce} />
        </div>
        <div className="dashboard-columns">
          <TopProductsCard dashboard={dashboard} />
          <div className="grid gap-4">
            <FunnelCard dashboard={dashboard} />
            <BrandCard dashboard={dashboard} />
            <SearchesCard searches={dashboard.zero_result_searches} />
          </div>
        </div>
      </div>
    </>
  )
}

function greeting(hour: number): TextKey {
  if (hour < NOON) return 'admin.dashboard.morning'
  return hour < EVENING ? 'admin.dashboard.afternoon' : 'admin.dashboard.evening'
}
