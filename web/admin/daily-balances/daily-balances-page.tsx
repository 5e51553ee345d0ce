import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { RefreshCw } from '#web/ui/icons/refresh-cw.ts'

import { balanceColumns } from './balance-columns.tsx'
import { balancesQuery, type BalancesData, type DailyBalance } from './daily-balances-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.list.all', filter: { is_balanced: undefined } },
  { text: 'admin.balances.unbalanced', filter: { is_balanced: 'false' } },
]

const BULK: readonly BulkAction<DailyBalance>[] = [
  {
    text: 'admin.balances.again',
    icon: RefreshCw,
    each: async ({ day }) =>
      (await staffCall('POST /admin/daily-balances', { body: { day } })).message,
  },
]

/** Day by day: what the payment provider took in, what orders say, and what was invoiced. */
export function DailyBalancesPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<BalancesData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="daily-balances"
      title="admin.balances.title"
      path={adminPath.dailyBalances}
      columns={balanceColumns(t, language)}
      page={page}
      idOf={({ day }) => Number(day.replaceAll('-', ''))}
      nameOf={({ day }) => shortDate(day, language)}
      tabs={TABS}
      filters={[{ kind: 'days', label: 'admin.orders.date', from: 'date_from', to: 'date_to' }]}
      bulk={BULK}
      empty="admin.balances.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/daily-balances', {
          query: { ...balancesQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
    />
  )
}
