import { Moment } from '#web/admin/layout/moment.tsx'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { initialOf } from '#web/commerce/words/person-name.ts'
import type { Translate } from '#web/language/i18n.ts'

import type { UserRow } from './customers-loader.ts'
import { UserBadge } from './user-badge.tsx'

/** The columns of the list of customers. */
export function customerColumns(t: Translate): readonly Column<UserRow>[] {
  return [
    {
      id: 'customer',
      header: 'admin.customers.customer',
      rank: 'name',
      card: 'title',
      sort: 'name',
      cell: (user) => (
        <span className="flex items-center gap-3">
          <span className="avatar" aria-hidden="true">
            {initialOf(user.name)}
          </span>
          <span className="min-w-0">
            <b className="block truncate">{user.name}</b>
            <span className="text-muted block max-w-64 truncate font-normal">{user.email}</span>
          </span>
        </span>
      ),
      text: (user) => `${user.name} <${user.email}>`,
    },
    {
      id: 'type',
      header: 'admin.customers.type',
      cell: (user) => <span className="block max-w-48 truncate">{typeOf(user, t)}</span>,
      text: (user) => typeOf(user, t),
    },
    {
      id: 'orders',
      header: 'admin.customers.ordersCount',
      isNumeric: true,
      cell: (user) => user.orders_count,
      text: (user) => String(user.orders_count),
    },
    {
      id: 'spent',
      header: 'admin.customers.spent',
      isNumeric: true,
      card: 'end',
      cell: (user) => <Money amount={user.spent} isStrong />,
      text: (user) => user.spent,
    },
    {
      id: 'last',
      header: 'admin.customers.lastOrder',
      cell: (user) =>
        user.last_order_at === null ? (
          t('admin.customers.never')
        ) : (
          <Moment at={user.last_order_at} />
        ),
      text: (user) => user.last_order_at ?? '',
    },
    {
      id: 'registered',
      header: 'admin.customers.registered',
      rank: 'wide',
      sort: 'created_at',
      cell: (user) => <Moment at={user.created_at} />,
      text: (user) => user.created_at,
    },
    {
      id: 'state',
      header: 'admin.customers.state',
      card: 'end-line',
      cell: (user) => <UserBadge user={user} />,
      text: (user) => t(user.blocked ? 'admin.customers.blocked' : 'admin.customers.active'),
    },
  ]
}

function typeOf(user: UserRow, t: Translate): string {
  if (user.role !== 'customer') return t(`admin.customers.roles.${user.role}`)
  return user.company_name ?? t('admin.customers.individual')
}
