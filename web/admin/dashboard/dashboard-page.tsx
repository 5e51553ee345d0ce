import { useLoaderData } from 'react-router'

import { useLiveScreen } from '#web/admin/live/use-live-screen.ts'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { useUser } from '#web/commerce/session/current-user.ts'
import { namesOf } from '#web/commerce/words/person-name.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { Segmented } from '#web/ui/segmented.tsx'

import type { Dashboard } from './dashboard-loader.ts'
import { Figures } from './figures.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { SearchesCard, TopProductsCard } from './sales-cards.tsx'
import { WaitingCards } from './waiting-cards.tsx'

const NOON = 12
const EVENING = 18

/** What waits for staff, what was sold, and what sold best. */
export function DashboardPage() {
  const { t } = useTranslation()
  const dashboard = useLoaderData<Dashboard>()
  useLiveScreen()
  const list = useListAddress()
  const now = useNow()
  const { first } = namesOf(useUser()?.name ?? '')
  const ranges: readonly { value: Dashboard['range']; label: string }[] = [
    { value: 'today', label: t('admin.dashboard.today') },
    { value: '7', label: t('admin.dashboard.days7') },
    { value: '30', label: t('admin.dashboard.days30') },
    { value: '365', label: t('admin.dashboard.days365') },
  ]
  return (
    <>
      <div className="admin-head">
        <h1>{t(greeting(now.getHours()), { name: first })}</h1>
        <Segmented
          label={t('admin.dashboard.range')}
          options={ranges}
          value={dashboard.range}
          onChange={(range) => list.go({ range })}
        />
      </div>
      <div className="grid gap-4">
        <WaitingCards dashboard={dashboard} />
        <Figures dashboard={dashboard} />
        <div className="dashboard-columns">
          <RevenueCard chart={dashboard.chart} />
          <div className="grid gap-4">
            <TopProductsCard products={dashboard.top_products} />
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
