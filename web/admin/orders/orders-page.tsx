import { useState } from 'react'

import { COUNTRIES } from '#contract/plain/countries.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#contract/plain/statuses.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import type { BulkAction } from '#web/admin/table/bulk-bar.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListFilter } from '#web/admin/table/list-filters.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useListAddress } from '#web/admin/table/use-list-address.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Tag } from '#web/ui/icons/tag.ts'
import { Truck } from '#web/ui/icons/truck.ts'

import { nameOf, orderColumns } from './order-columns.tsx'
import { orderQuery, type OrderRow, type OrdersData } from './orders-loader.ts'
import { ShipFileDialog } from './ship-file-dialog.tsx'

/** Every order of the shop. */
export function OrdersPage() {
  const { t } = useTranslation()
  const { page, counts } = useLoaderData<OrdersData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  const [isShipping, setIsShipping] = useState(false)
  return (
    <>
      <DataTable
        name="orders"
        title="admin.orders.title"
        path={adminPath.orders}
        columns={orderColumns(t)}
        page={page}
        idOf={(order) => order.id}
        nameOf={(order) => `${order.order_number}, ${nameOf(order)}`}
        to={(order) => adminPath.order(order.id)}
        tabs={tabsOf(counts)}
        search="admin.orders.search"
        filters={useFilters()}
        empty="admin.orders.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/orders', {
            query: { ...orderQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        live={{ kind: 'order', text: 'admin.live.orders' }}
        onChanged={() => void revalidator.revalidate()}
        bulk={BULK}
        actions={
          <Button look="secondary" icon={<Icon of={Truck} />} onClick={() => setIsShipping(true)}>
            {t('admin.orders.shipByFile')}
          </Button>
        }
      />
      {isShipping && (
        <ShipFileDialog
          onClose={() => setIsShipping(false)}
          onDone={() => void revalidator.revalidate()}
        />
      )}
    </>
  )
}

const BULK: readonly BulkAction<OrderRow>[] = [
  {
    text: 'admin.orders.printSlips',
    icon: FileText,
    all: (orders) => saveFile('/admin/orders/packing-slips', { ids: orders.map(({ id }) => id) }),
  },
  {
    text: 'admin.orders.printLabels',
    icon: Tag,
    all: (orders) => saveFile('/admin/orders/labels', { ids: orders.map(({ id }) => id) }),
  },
  {
    text: 'admin.orders.markCompleted',
    icon: Check,
    question: 'admin.orders.markCompletedText',
    each: async ({ id }) =>
      (
        await staffCall('PUT /admin/orders/{id}/status', {
          params: { id },
          body: { status: 'completed' },
        })
      ).message,
  },
]

function tabsOf(counts: OrdersData['counts']): readonly ListTab[] {
  return [
    {
      text: 'admin.orders.tab.all',
      count: counts.total,
      filter: { status: undefined },
    },
    {
      text: 'admin.orders.tab.toShip',
      count: counts.to_ship,
      filter: { status: undefined, work: 'to_ship' },
    },
    {
      text: 'orders.status.pending',
      count: counts.pending,
      filter: { status: 'pending' },
    },
    {
      text: 'orders.status.processing',
      count: counts.processing,
      filter: { status: 'processing' },
    },
    {
      text: 'orders.status.completed',
      count: counts.completed,
      filter: { status: 'completed' },
    },
    {
      text: 'orders.status.cancelled',
      count: counts.cancelled,
      filter: { status: 'cancelled' },
    },
    {
      text: 'orders.status.refunded',
      count: counts.refunded,
      filter: { status: 'refunded' },
    },
  ]
}

/** The days of payment stand in the row of filters where the dashboard asked for them. */
const PAID: ListFilter = {
  kind: 'days',
  label: 'admin.orders.paidOn',
  from: 'paid_from',
  to: 'paid_to',
}

function useFilters(): readonly ListFilter[] {
  const { t, language } = useTranslation()
  const { params } = useListAddress()
  const isByPayment = params.has('paid_from') || params.has('paid_to')
  return [
    ...(isByPayment ? [PAID] : []),
    {
      kind: 'choice',
      label: 'admin.orders.payment',
      name: 'payment_status',
      options: PAYMENT_STATUSES.map((value) => ({ value, label: t(`orders.payment.${value}`) })),
    },
    {
      kind: 'choice',
      label: 'admin.orders.method',
      name: 'method',
      options: PAYMENT_METHODS.map((value) => ({ value, label: t(`admin.method.${value}`) })),
    },
    { kind: 'days', label: 'admin.orders.date', from: 'date_from', to: 'date_to' },
    {
      kind: 'choice',
      label: 'admin.orders.country',
      name: 'country',
      options: COUNTRIES.map((value) => ({ value, label: countryName(value, language) })),
    },
    { kind: 'euros', label: 'admin.orders.total', from: 'total_min', to: 'total_max' },
  ]
}
