import { adminPath } from '#web/admin/admin-path.ts'
import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { brandColumns } from './brand-columns.tsx'
import { BrandDialog } from './brand-dialog.tsx'
import { brandQuery, type BrandRow, type BrandsData } from './brands-loader.ts'

/** The brands of articles and printers. */
export function BrandsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<BrandsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const brand = page.data.find(({ id }) => id === open)
  return (
    <>
      <DataTable
        name="brands"
        title="admin.brands.title"
        path={adminPath.brands}
        columns={brandColumns(t)}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
        to={(row) => linkTo(row.id)}
        search="admin.references.search"
        bulk={BULK}
        empty="admin.brands.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/brands', {
            query: { ...brandQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        actions={<AddLink to={linkTo('new')} text={t('admin.brands.add')} />}
      />
      {(open === 'new' || brand !== undefined) && (
        <BrandDialog key={open} brand={brand} onClose={close} onSaved={reload} />
      )}
    </>
  )
}

const BULK: readonly BulkAction<BrandRow>[] = [
  {
    text: 'admin.references.delete',
    icon: Trash2,
    question: 'admin.references.deleteQuestion',
    each: async ({ id }) =>
      (await staffCall('DELETE /admin/brands/{id}', { params: { id } })).message,
  },
]
