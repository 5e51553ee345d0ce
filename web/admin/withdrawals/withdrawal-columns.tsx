import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'

import { WithdrawalBadge } from './withdrawal-badge.tsx'
import type { WithdrawalRow } from './withdrawals-loader.ts'

/** The columns of the list of withdrawals. */
export function withdrawalColumns(t: Translate): readonly Column<WithdrawalRow>[] {
  return [
    {
      id: 'number',
      header: 'admin.withdrawals.number',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="num">{row.number}</span>,
      text: (row) => row.number,
    },
    {
      id: 'order',
      header: 'admin.orders.order',
      cell: (row) => <span className="num">{row.order_number}</span>,
      text: (row) => row.order_number,
    },
    {
      id: 'customer',
      header: 'admin.orders.customer',
      card: 'line',
      cell: (row) => <span className="block max-w-56 truncate">{row.customer_name}</span>,
      text: (row) => row.customer_name,
    },
    {
      id: 'email',
      header: 'admin.orders.email',
      rank: 'wide',
      cell: (row) => <span className="block max-w-56 truncate">{row.email}</span>,
      text: (row) => row.email,
    },
    {
      id: 'date',
      header: 'admin.orders.date',
      sort: 'created_at',
      cell: (row) => <Moment at={row.created_at} />,
      text: (row) => row.created_at,
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (row) => <WithdrawalBadge status={row.status} />,
      text: (row) => t(`admin.withdrawals.status.${row.status}`),
    },
    {
      id: 'days',
      header: 'admin.withdrawals.daysLeft',
      cell: (row) => <DaysLeft row={row} t={t} />,
      text: (row) => row.refund_due_on,
    },
    {
      id: 'pieces',
      header: 'admin.orders.items',
      isNumeric: true,
      cell: (row) => row.pieces,
      text: (row) => String(row.pieces),
    },
    {
      id: 'amount',
      header: 'admin.withdrawals.amount',
      isNumeric: true,
      card: 'end',
      cell: (row) => <Money amount={row.amount} isStrong />,
      text: (row) => row.amount,
    },
  ]
}

const SOON_DAYS = 3

/** How long the law still leaves to pay back; red when it is over. */
function DaysLeft({ row, t }: { row: WithdrawalRow; t: Translate }) {
  if (row.status === 'refunded' || row.status === 'declined') return '–'
  if (row.days_left === null) return <Badge tone="danger">{t('admin.withdrawals.overdue')}</Badge>
  const text = t('admin.withdrawals.days', { count: row.days_left })
  return row.days_left <= SOON_DAYS ? <Badge tone="warning">{text}</Badge> : text
}
