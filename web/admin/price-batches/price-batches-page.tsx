import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts'

import { batchColumns } from './batch-columns.tsx'
import { type BatchesData, batchQuery, type BatchRow } from './price-batches-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { kind: undefined } },
  { text: 'admin.prices.regular', filter: { kind: 'regular' } },
  { text: 'admin.prices.discount', filter: { kind: 'discount' } },
]

/** Every change of many prices, each of which can be undone. */
export function PriceBatchesPage() {
  const { t, language } = useTranslation()
  const page = useLoaderData<BatchesData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="price-batches"
      title="admin.prices.earlier"
      path={adminPath.priceBatches}
      columns={batchColumns(t, language)}
      page={page}
      idOf={(row) => row.id}
      nameOf={(row) => t('admin.prices.batch', { id: row.id })}
      tabs={TABS}
      search="admin.prices.batchSearch"
      bulk={BULK}
      empty="admin.prices.noBatches"
      fetchPage={(part) =>
        staffCall('GET /admin/price-batches', {
          query: { ...batchQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
    />
  )
}

const BULK: readonly BulkAction<BatchRow>[] = [
  {
    text: 'admin.prices.undo',
    icon: RotateCcw,
    question: 'admin.prices.undoQuestion',
    each: async ({ id }) =>
      (await staffCall('POST /admin/price-batches/{id}/revert', { params: { id } })).message,
  },
]
