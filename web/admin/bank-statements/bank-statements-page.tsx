import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { staffCall } from '#web/admin/staff.ts'
import type { Column } from '#web/admin/table/column.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Upload } from '#web/ui/icons/upload.ts'

import {
  statementsQuery,
  type StatementRow,
  type StatementsData,
} from './bank-statements-loader.ts'
import { StatementDialog } from './statement-dialog.tsx'

/** The statements of the shop's bank account, each with how much of it was recorded. */
export function BankStatementsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<StatementsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const [isUploading, setIsUploading] = useState(false)
  return (
    <>
      <DataTable
        name="bank-statements"
        title="admin.statements.title"
        path={adminPath.bankStatements}
        columns={columnsOf(t)}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
        to={(row) => adminPath.bankStatement(row.id)}
        empty="admin.statements.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/bank-statements', {
            query: { ...statementsQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={() => void revalidator.revalidate()}
        actions={
          <Button icon={<Icon of={Upload} />} onClick={() => setIsUploading(true)}>
            {t('admin.statements.upload')}
          </Button>
        }
      />
      {isUploading && <StatementDialog onClose={() => setIsUploading(false)} />}
    </>
  )
}

function columnsOf(t: Translate): readonly Column<StatementRow>[] {
  return [
    {
      id: 'name',
      header: 'admin.statements.file',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="block max-w-72 truncate">{row.name}</span>,
      text: (row) => row.name,
    },
    {
      id: 'uploaded',
      header: 'admin.statements.uploadedAt',
      card: 'line',
      cell: (row) => <Moment at={row.uploaded_at} />,
      text: (row) => row.uploaded_at,
    },
    {
      id: 'by',
      header: 'admin.statements.uploadedBy',
      cell: (row) => <span className="block max-w-56 truncate">{row.uploaded_by}</span>,
      text: (row) => row.uploaded_by,
    },
    {
      id: 'movements',
      header: 'admin.statements.movements',
      isNumeric: true,
      cell: (row) => row.movements,
      text: (row) => String(row.movements),
    },
    {
      id: 'applied',
      header: 'admin.statements.recorded',
      isNumeric: true,
      card: 'end',
      cell: (row) => t('admin.statements.ofMovements', { count: row.applied, of: row.movements }),
      text: (row) => String(row.applied),
    },
    {
      id: 'state',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (row) =>
        row.applied_at === null ? (
          <Badge tone="warning" hasDot>
            {t('admin.statements.toApply')}
          </Badge>
        ) : (
          <Badge tone="success" hasDot>
            {t('admin.statements.applied')}
          </Badge>
        ),
      text: (row) =>
        t(row.applied_at === null ? 'admin.statements.toApply' : 'admin.statements.applied'),
    },
  ]
}
