import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { articleKey } from '#web/admin/stock/article-key.ts'
import { StockBadge } from '#web/admin/stock/stock-badge.tsx'
import { lastsOf } from '#web/admin/stock/stock-columns.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useRevalidator } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'

import { purchaseQuery, type PurchaseData, type PurchaseRow } from './purchase-loader.ts'

/** For how long the stock is to last; a month, unless somebody says otherwise. */
const TABS: readonly ListTab[] = [
  { text: 'admin.purchase.days14', filter: { days: '14' } },
  { text: 'admin.purchase.days30', filter: { days: undefined } },
  { text: 'admin.purchase.days60', filter: { days: '60' } },
  { text: 'admin.purchase.days90', filter: { days: '90' } },
]

/** What to order, so that the stock lasts, at the speed at which it was sold in the last 30 days. */
export function PurchasePage() {
  const { t } = useTranslation()
  const { page, brands } = useLoaderData<PurchaseData>()
  const { search } = useLocation()
  const revalidator = useRevalidator()
  return (
    <DataTable
      name="purchase-list"
      title="admin.purchase.title"
      path={adminPath.purchase}
      columns={columnsOf(t)}
      page={page}
      idOf={articleKey}
      nameOf={(row) => row.name}
      to={(row) => `${adminPath.stock}?search=${encodeURIComponent(row.sku)}#${articleKey(row)}`}
      tabs={TABS}
      filters={[
        {
          kind: 'choice',
          label: 'admin.purchase.brand',
          name: 'brand_id',
          options: brands.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      empty="admin.purchase.empty"
      fetchPage={(part) =>
        staffCall('GET /admin/stock/purchase-list', {
          query: { ...purchaseQuery(new URL(search, window.location.origin)), ...part },
        })
      }
      onChanged={() => void revalidator.revalidate()}
      actions={
        <Link className="btn btn-secondary" to={adminPath.stock}>
          <Icon of={ArrowLeft} />
          {t('admin.stock.title')}
        </Link>
      }
    />
  )
}

function columnsOf(t: Translate): readonly Column<PurchaseRow>[] {
  return [
    {
      id: 'product',
      header: 'admin.order.product',
      rank: 'name',
      card: 'title',
      cell: (row) => row.name,
      text: (row) => row.name,
    },
    {
      id: 'sku',
      header: 'admin.stock.sku',
      card: 'line',
      cell: (row) => <Code>{row.sku}</Code>,
      text: (row) => row.sku,
    },
    {
      id: 'brand',
      header: 'admin.purchase.brand',
      rank: 'wide',
      cell: (row) => row.brand,
      text: (row) => row.brand,
    },
    numberColumn('available', 'admin.stock.available'),
    numberColumn('sold_30_days', 'admin.stock.sold'),
    {
      id: 'lasts',
      header: 'admin.stock.lasts',
      isNumeric: true,
      card: 'end-line',
      cell: (row) => <span className="text-muted num">{lastsOf(row, t)}</span>,
      text: (row) => String(row.days_of_cover ?? ''),
    },
    {
      id: 'state',
      header: 'admin.stock.stateOf',
      rank: 'wide',
      cell: (row) => <StockBadge state={row.state} />,
      text: (row) => t(`admin.stock.state.${row.state}`),
    },
    {
      id: 'order',
      header: 'admin.purchase.toOrder',
      isNumeric: true,
      card: 'end',
      cell: (row) => <b className="num">{row.suggested_quantity}</b>,
      text: (row) => String(row.suggested_quantity),
    },
  ]
}

function numberColumn(
  id: 'available' | 'sold_30_days',
  header: Column<PurchaseRow>['header'],
): Column<PurchaseRow> {
  return {
    id,
    header,
    isNumeric: true,
    cell: (row) => <span className="num">{row[id]}</span>,
    text: (row) => String(row[id]),
  }
}
