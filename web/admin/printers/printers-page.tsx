import { adminPath } from '#web/admin/admin-path.ts'
import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { printerColumns } from './printer-columns.tsx'
import { printerQuery, type PrinterRow, type PrintersData } from './printers-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { missing: undefined } },
  { text: 'admin.printers.noFit', filter: { missing: 'fit' } },
]

/** The printers that articles fit. */
export function PrintersPage() {
  const { t } = useTranslation()
  const { page, brands } = useLoaderData<PrintersData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="printers"
      title="admin.printers.title"
      path={adminPath.printers}
      columns={printerColumns(t)}
      page={page}
      idOf={(row) => row.id}
      nameOf={(row) => row.name}
      to={(row) => adminPath.printer(row.id)}
      tabs={TABS}
      search="admin.printers.search"
      filters={[
        {
          kind: 'choice',
          label: 'admin.prices.brand',
          name: 'brand_id',
          options: brands.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          kind: 'choice',
          label: 'admin.printers.technology',
          name: 'technology',
          options: (['inkjet', 'laser'] as const).map((value) => ({
            value,
            label: t(`admin.printers.tech.${value}`),
          })),
        },
      ]}
      bulk={BULK}
      empty="admin.printers.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/printers', {
          query: { ...printerQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
      actions={<AddLink to={adminPath.newPrinter} text={t('admin.printers.add')} />}
    />
  )
}

const BULK: readonly BulkAction<PrinterRow>[] = [
  {
    text: 'admin.references.delete',
    icon: Trash2,
    question: 'admin.references.deleteQuestion',
    each: async ({ id }) =>
      (await staffCall('DELETE /admin/printers/{id}', { params: { id } })).message,
  },
]
