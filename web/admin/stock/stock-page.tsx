import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { refreshWork } from '#web/admin/layout/work.ts'
import { staffCall } from '#web/admin/staff.ts'
import { DataTable } from '#web/admin/table/data-table.tsx'
import type { ListTab } from '#web/admin/table/list-tabs.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { PackagePlus } from '#web/ui/icons/package-plus.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Link } from '#web/ui/link.tsx'

import { AdjustDialog } from './adjust-dialog.tsx'
import { ArticleDrawer } from './article-drawer.tsx'
import { articleKey, articleOfHash } from './article-key.ts'
import { CountDialog } from './count-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { stockColumns } from './stock-columns.tsx'
import { stockQuery, type StockData, type StockRow } from './stock-loader.ts'

/** What is on the shelf, the scarcest first. */
export function StockPage() {
  const { t } = useTranslation()
  const { page, stats } = useLoaderData<StockData>()
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const { reload, revision } = useReload()
  const [adjusted, setAdjusted] = useState<StockRow>()
  const [dialog, setDialog] = useState<'receipt' | 'count'>()
  const article = articleOfHash(hash)
  const address = pathname + search
  return (
    <>
      <DataTable
        name="stock"
        title="admin.stock.title"
        path={adminPath.stock}
        columns={stockColumns(t, { onAdjust: setAdjusted, onChanged: reload })}
        page={page}
        idOf={articleKey}
        nameOf={(row) => row.name}
        to={(row) => `${address}#${articleKey(row)}`}
        tabs={tabsOf(stats)}
        search="admin.stock.search"
        empty="admin.stock.empty"
        fetchPage={(part) =>
          staffCall('GET /admin/stock', {
            query: { ...stockQuery(new URL(search, window.location.origin)), ...part },
          })
        }
        onChanged={reload}
        actions={
          <>
            <Link className="btn btn-secondary" to={adminPath.purchase}>
              <Icon of={ShoppingCart} />
              {t('admin.purchase.title')}
            </Link>
            <Button
              look="secondary"
              className="max-sm:hidden"
              icon={<Icon of={ClipboardList} />}
              onClick={() => setDialog('count')}
            >
              {t('admin.stock.count')}
            </Button>
            <Button
              look="secondary"
              icon={<Icon of={PackagePlus} />}
              onClick={() => setDialog('receipt')}
            >
              {t('admin.stock.receipt')}
            </Button>
          </>
        }
      />
      {article !== undefined && (
        <ArticleDrawer
          article={article}
          address={address}
          revision={revision}
          // Opened from the list, it closes as Back closes it.
          onClose={() =>
            void (key === 'default' ? navigate(address, { replace: true }) : navigate(-1))
          }
          onAdjust={setAdjusted}
        />
      )}
      {adjusted !== undefined && (
        <AdjustDialog row={adjusted} onClose={() => setAdjusted(undefined)} onDone={reload} />
      )}
      {dialog === 'count' && <CountDialog onClose={() => setDialog(undefined)} onDone={reload} />}
      {dialog === 'receipt' && (
        <ReceiptDialog onClose={() => setDialog(undefined)} onDone={reload} />
      )}
    </>
  )
}

/** Shows the list, an open drawer and what waits for staff anew after a change. */
function useReload() {
  const revalidator = useRevalidator()
  const [revision, setRevision] = useState(0)
  return {
    revision,
    reload: () => {
      setRevision((last) => last + 1)
      void revalidator.revalidate()
      void refreshWork()
    },
  }
}

function tabsOf(stats: StockData['stats']): readonly ListTab[] {
  return [
    { text: 'admin.orders.tab.all', count: stats.total, filter: { state: undefined } },
    { text: 'admin.stock.scarce', filter: { state: 'scarce' } },
    {
      text: 'admin.stock.state.low_stock',
      count: stats.low_stock,
      filter: { state: 'low_stock' },
    },
    {
      text: 'admin.stock.state.out_of_stock',
      count: stats.out_of_stock,
      filter: { state: 'out_of_stock' },
    },
    { text: 'admin.stock.state.in_stock', count: stats.in_stock, filter: { state: 'in_stock' } },
  ]
}
