import { useState } from 'react'

import { WITHDRAWAL_STATUSES } from '#contract/plain/withdrawal.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mail } from '#web/ui/icons/mail.ts'

import { LetterDialog } from './letter-dialog.tsx'
import { withdrawalColumns } from './withdrawal-columns.tsx'
import { withdrawalQuery, type WithdrawalsData } from './withdrawals-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { status: undefined } },
  { text: 'admin.withdrawals.open', filter: { status: 'open' } },
  ...WITHDRAWAL_STATUSES.map((status) => ({
    text: `admin.withdrawals.status.${status}` as const,
    filter: { status },
  })),
]

/** What customers send back within their fourteen days. */
export function WithdrawalsPage() {
  const { t } = useTranslation()
  const page = useLoaderData<WithdrawalsData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const [hasLetter, setHasLetter] = useState(false)
  return (
    <>
      <DataTable
        name="withdrawals"
        title="admin.withdrawals.title"
        path={adminPath.withdrawals}
        columns={withdrawalColumns(t)}
        page={page}
        idOf={(row) => row.id}
        nameOf={(row) => row.number}
        to={(row) => adminPath.withdrawal(row.id)}
        tabs={TABS}
        search="admin.withdrawals.search"
        empty="admin.withdrawals.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/withdrawals', {
            query: { ...withdrawalQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        live={{ kind: 'withdrawal', text: 'admin.live.withdrawals' }}
        onChanged={() => void revalidator.revalidate()}
        actions={
          <Button look="secondary" icon={<Icon of={Mail} />} onClick={() => setHasLetter(true)}>
            {t('admin.withdrawals.letter')}
          </Button>
        }
      />
      {hasLetter && <LetterDialog onClose={() => setHasLetter(false)} />}
    </>
  )
}
