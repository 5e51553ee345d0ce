import { PHONE_ORDER_STATUSES } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Send } from '#web/ui/icons/send.ts'
import { Link } from '#web/ui/link.tsx'

import { customerOf, phoneOrderColumns } from './phone-order-columns.tsx'
import { phoneOrderQuery, type PhoneOrder, type PhoneOrdersData } from './phone-orders-loader.ts'

const TABS: readonly ListTab[] = [
  { text: 'admin.orders.tab.all', filter: { status: undefined } },
  ...PHONE_ORDER_STATUSES.map((status) => ({
    text: `admin.phoneOrders.status.${status}` as const,
    filter: { status },
  })),
]

/** What was ordered by phone, and what became of the payment links. */
export function PhoneOrdersPage() {
  const { t } = useTranslation()
  const page = useLoaderData<PhoneOrdersData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="phone-orders"
      title="admin.phoneOrders.title"
      path={adminPath.phoneOrders}
      columns={phoneOrderColumns(t)}
      page={page}
      idOf={(row) => row.id}
      nameOf={customerOf}
      tabs={TABS}
      search="admin.phoneOrders.search"
      bulk={BULK}
      empty="admin.phoneOrders.empty"
      actions={
        <Link className={buttonLooks()} to={adminPath.phoneOrder}>
          <Icon of={Phone} />
          {t('admin.phoneOrders.new')}
        </Link>
      }
      fetchPage={(part) =>
        staffCall('GET /admin/phone-orders', {
          query: { ...phoneOrderQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
    />
  )
}

const BULK: readonly BulkAction<PhoneOrder>[] = [
  {
    text: 'admin.phoneOrders.sendAgain',
    icon: Send,
    each: async ({ id }) =>
      (await staffCall('POST /admin/phone-orders/{id}/send', { params: { id }, body: {} })).message,
  },
  {
    text: 'admin.phoneOrders.withdraw',
    icon: Ban,
    question: 'admin.phoneOrders.withdrawQuestion',
    each: async ({ id }) =>
      (await staffCall('POST /admin/phone-orders/{id}/withdraw', { params: { id }, body: {} }))
        .message,
  },
]
