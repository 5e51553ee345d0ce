import { LANGUAGES } from '#contract/plain/languages.ts'
import { SEARCH_DAYS } from '#contract/plain/search-log.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'

import { askedColumns } from './asked-columns.tsx'
import { SearchDrawer } from './search-drawer.tsx'
import { askedQuery, type SearchesData } from './searches-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.searches.tab.asked', filter: { view: undefined } },
  { text: 'admin.searches.tab.none', filter: { view: 'none' } },
  { text: 'admin.searches.tab.unopened', filter: { view: 'unopened' } },
]

/** What visitors look for, and what became of it; each search can be answered beside the list. */
export function SearchesPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<SearchesData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const row = page.data.find(({ id }) => id === open)
  const asked = new URLSearchParams(search).get('days')
  const days = SEARCH_DAYS.find((one) => one === asked) ?? '30'
  return (
    <>
      <DataTable
        name="searches"
        title="admin.searches.title"
        path={adminPath.searches}
        columns={askedColumns(t, language)}
        page={page}
        idOf={(one) => one.id}
        nameOf={(one) => one.term}
        to={(one) => linkTo(one.id)}
        tabs={TABS}
        search="admin.searches.term"
        filters={[
          {
            kind: 'choice',
            label: 'admin.searches.period',
            name: 'days',
            options: SEARCH_DAYS.map((value) => ({
              value,
              label: t(`admin.dashboard.days.${value}`),
            })),
          },
          {
            kind: 'choice',
            label: 'admin.searchWords.language',
            name: 'language',
            options: LANGUAGES.map((value) => ({ value, label: t(`admin.language.${value}`) })),
          },
        ]}
        empty="admin.searches.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/searches', {
            query: { ...askedQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        intro={<p className="text-muted pb-4">{t(`admin.searches.over.${days}`)}</p>}
      />
      {row !== undefined && (
        <SearchDrawer key={row.id} row={row} onClose={close} onUndone={reload} />
      )}
    </>
  )
}
