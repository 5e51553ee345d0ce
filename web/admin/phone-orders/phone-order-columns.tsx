import type { PhoneOrderStatus } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

import { CopyLink } from './copy-link.tsx'
import type { PhoneOrder } from './phone-orders-loader.ts'

const TONES = {
  sent: 'info',
  opened: 'warning',
  ordered: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<PhoneOrderStatus, string>

/** The columns of the list of orders told by phone. */
export function phoneOrderColumns(t: Translate): readonly Column<PhoneOrder>[] {
  return [
    {
      id: 'customer',
      header: 'admin.orders.customer',
      rank: 'name',
      card: 'title',
      cell: (row) => <span className="block max-w-48 truncate">{customerOf(row)}</span>,
      text: customerOf,
    },
    {
      id: 'email',
      header: 'admin.orders.email',
      rank: 'wide',
      cell: (row) => <span className="block max-w-48 truncate">{row.email}</span>,
      text: (row) => row.email,
    },
    {
      id: 'articles',
      header: 'admin.orders.items',
      cell: (row) => <span className="block max-w-40 truncate">{articlesOf(row)}</span>,
      text: articlesOf,
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (row) => (
        <Badge tone={TONES[row.status]} hasDot>
          {t(`admin.phoneOrders.status.${row.status}`)}
        </Badge>
      ),
      text: (row) => t(`admin.phoneOrders.status.${row.status}`),
    },
    {
      id: 'order',
      header: 'admin.orders.order',
      card: 'line',
      cell: (row) =>
        row.order === null ? (
          <CopyLink url={row.url} name={customerOf(row)} />
        ) : (
          <Link className="link num" to={adminPath.order(row.order.id)}>
            {row.order.order_number}
          </Link>
        ),
      text: (row) => row.order?.order_number ?? row.url ?? '',
    },
    {
      id: 'prepared',
      header: 'admin.phoneOrders.preparedBy',
      rank: 'wide',
      cell: (row) => row.prepared_by ?? '–',
      text: (row) => row.prepared_by ?? '',
    },
    {
      id: 'date',
      header: 'admin.orders.date',
      sort: 'created_at',
      cell: (row) => <Moment at={row.created_at} />,
      text: (row) => row.created_at,
    },
    {
      id: 'total',
      header: 'admin.orders.total',
      isNumeric: true,
      card: 'end',
      cell: (row) => <Money amount={row.total} isStrong />,
      text: (row) => row.total,
    },
  ]
}

/** Who called: the company, else the name, else the email. */
export function customerOf({ details, email }: PhoneOrder): string {
  const name = [details.billing_first_name, details.billing_last_name].filter(Boolean).join(' ')
  return details.company_name || name || email
}

function articlesOf({ lines }: PhoneOrder): string {
  return lines.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(', ')
}
