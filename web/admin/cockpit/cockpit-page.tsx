import { COCKPIT_QUEUES } from '#contract/plain/cockpit.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '#web/router/hooks.ts'

import { cockpitColumns } from './cockpit-columns.tsx'
import type { CockpitData } from './cockpit-loader.ts'
import { QUEUE_WORDS } from './cockpit-words.ts'
import { MendDrawer } from './mend-drawer.tsx'

/** What the catalogue lacks, queue by queue; each row is mended beside the list. */
export function CockpitPage() {
  const { t, reading } = useTranslation()
  const { queue, page, counts } = useLoaderData<CockpitData>()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const at = page.data.findIndex(({ id }) => id === open)
  const row = page.data[at]
  const next = page.data[at + 1]
  const goOn = () => {
    // The next row takes the place of this one, so that Back leads to the list.
    void navigate(next === undefined ? pathname + search : linkTo(next.id), {
      replace: true,
      preventScrollReset: true,
    })
    reload()
  }
  return (
    <>
      <DataTable
        key={queue}
        name="cockpit"
        title="admin.cockpit.title"
        path={adminPath.cockpit}
        columns={cockpitColumns(t, queue, reading)}
        page={page}
        idOf={(one) => one.id}
        nameOf={(one) => localName(one, reading)}
        to={(one) => linkTo(one.id)}
        tabs={COCKPIT_QUEUES.map((one) => ({
          text: QUEUE_WORDS[one].name,
          count: counts[one],
          filter: { queue: one },
        }))}
        empty={QUEUE_WORDS[queue].none}
        fetchPage={(part) =>
          staffCall('GET /admin/cockpit/{queue}', { params: { queue }, query: part })
        }
        onChanged={reload}
        actions={<p className="text-muted">{t(`admin.cockpit.why.${queue}`)}</p>}
      />
      {row !== undefined && (
        <MendDrawer
          key={`${queue} ${row.id}`}
          queue={queue}
          row={row}
          hasNext={next !== undefined}
          onClose={close}
          onMended={goOn}
          onUndone={reload}
        />
      )}
    </>
  )
}
