import { adminPath } from '#web/admin/admin-path.ts'
import { AddLink } from '#web/admin/references/add-link.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { useOpenRecord } from '#web/admin/table/use-open-record.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'

import { COLOR_COLUMNS } from './color-columns.tsx'
import { ColorDialog } from './color-dialog.tsx'
import { colorQuery, type ColorRow, type ColorsData } from './colors-loader.ts'

/** The colours of articles. */
export function ColorsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<ColorsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const { open, linkTo, close } = useOpenRecord()
  const reload = () => void revalidator.revalidate()
  const color = page.data.find(({ id }) => id === open)
  return (
    <>
      <DataTable
        name="colors"
        title="admin.colors.title"
        path={adminPath.colors}
        columns={COLOR_COLUMNS}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
        to={(row) => linkTo(row.id)}
        search="admin.references.search"
        bulk={BULK}
        empty="admin.colors.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/colors', {
            query: { ...colorQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        actions={<AddLink to={linkTo('new')} text={t('admin.colors.add')} />}
      />
      {(open === 'new' || color !== undefined) && (
        <ColorDialog key={open} color={color} onClose={close} onSaved={reload} />
      )}
    </>
  )
}

const BULK: readonly BulkAction<ColorRow>[] = [
  {
    text: 'admin.references.delete',
    icon: Trash2,
    question: 'admin.references.deleteQuestion',
    each: async ({ id }) =>
      (await staffCall('DELETE /admin/colors/{id}', { params: { id } })).message,
  },
]
