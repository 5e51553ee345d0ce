import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { Column } from '#web/admin/table/column.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { formatNumber } from '#web/language/format.ts'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

import { FileDrop } from './file-drop.tsx'
import { ImportBadge } from './import-badge.tsx'
import { type ImportFile, type ImportsData, importsQuery } from './product-imports-loader.ts'

/** A place for a file of articles, and the files there were. */
export function ProductImportsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<ImportsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="product-imports"
      title="admin.imports.title"
      path={adminPath.productImports}
      columns={columnsOf(t)}
      page={page}
      idOf={(row) => row.id}
      nameOf={(row) => row.file_name}
      to={(row) => adminPath.productImport(row.id)}
      empty="admin.imports.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/products/imports', {
          query: { ...importsQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
      actions={
        <Link className="btn btn-ghost" to={adminPath.products}>
          <Icon of={ArrowLeft} />
          {t('admin.products.title')}
        </Link>
      }
      intro={<FileDrop />}
    />
  )
}

function columnsOf(t: Translate): readonly Column<ImportFile>[] {
  return [
    {
      id: 'name',
      header: 'admin.imports.name',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="block max-w-72 truncate">{row.file_name}</span>,
      text: (row) => row.file_name,
    },
    {
      id: 'at',
      header: 'admin.imports.at',
      card: 'line',
      cell: (row) => <Moment at={row.created_at} />,
      text: (row) => row.created_at,
    },
    {
      id: 'by',
      header: 'admin.imports.by',
      rank: 'wide',
      cell: (row) => <span className="block max-w-56 truncate">{row.by}</span>,
      text: (row) => row.by,
    },
    countOf('rows', 'admin.imports.rowsColumn'),
    countOf('changed', 'admin.imports.changedColumn'),
    countOf('created', 'admin.imports.createdColumn'),
    countOf('failed_rows', 'admin.imports.failedColumn'),
    {
      id: 'state',
      header: 'admin.imports.status',
      card: 'end-line',
      cell: (row) => <ImportBadge state={row.state} />,
      text: (row) => t(`admin.imports.state.${row.state}`),
    },
  ]
}

function Count({ of }: { of: number }) {
  const { language } = useTranslation()
  return <span className="num">{formatNumber(of, language)}</span>
}

function countOf(
  id: 'rows' | 'created' | 'changed' | 'failed_rows',
  header: Column<ImportFile>['header'],
): Column<ImportFile> {
  return {
    id,
    header,
    isNumeric: true,
    ...(id === 'rows' && { card: 'end' as const }),
    cell: (row) => <Count of={row[id]} />,
    text: (row) => String(row[id]),
  }
}
