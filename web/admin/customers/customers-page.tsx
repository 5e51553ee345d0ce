import { ROLES } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'

import { customerColumns } from './customer-columns.tsx'
import { customerQuery, type CustomersData } from './customers-loader.ts'

const NO_FILTER = { kind: undefined, blocked: undefined, role: undefined }
const TABS: readonly ListTab[] = [
  { text: 'admin.customers.tab.all', filter: NO_FILTER },
  { text: 'admin.customers.tab.customers', filter: { ...NO_FILTER, role: 'customer' } },
  { text: 'admin.customers.tab.business', filter: { ...NO_FILTER, kind: 'business' } },
  { text: 'admin.customers.tab.noOrder', filter: { ...NO_FILTER, kind: 'no_order' } },
  { text: 'admin.customers.tab.blocked', filter: { ...NO_FILTER, blocked: 'true' } },
]

/** Everybody with an account. */
export function CustomersPage() {
  const { t } = useTranslation()
  const page = useLoaderData<CustomersData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const filters: readonly ListFilter[] = [
    {
      kind: 'choice',
      label: 'admin.customers.role',
      name: 'role',
      options: ROLES.map((value) => ({ value, label: t(`admin.customers.roles.${value}`) })),
    },
  ]
  return (
    <DataTable
      name="customers"
      title="admin.customers.title"
      path={adminPath.customers}
      columns={customerColumns(t)}
      page={page}
      idOf={(user) => user.id}
      nameOf={(user) => user.name}
      to={(user) => adminPath.customer(user.id)}
      tabs={TABS}
      search="admin.customers.search"
      filters={filters}
      empty="admin.customers.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/users', {
          query: { ...customerQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
    />
  )
}
