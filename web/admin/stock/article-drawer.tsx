import { useEffect, useState } from 'react'

import { staffCall } from '#web/admin/staff.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Link } from '#web/ui/link.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'

import { articleKey, type ArticleKey } from './article-key.ts'
import { ArticleLedger } from './article-ledger.tsx'
import { PackBadge, StockBadge } from './stock-badge.tsx'
import type { StockRow } from './stock-loader.ts'

const PICTURE_PX = 64

/** One article beside the list: its numbers, its colours and every change of its stock. */
export function ArticleDrawer({
  article,
  address,
  revision,
  onClose,
  onAdjust,
}: {
  article: ArticleKey
  /** Of the list below. */
  address: string
  /** Another one after each change of the stock. */
  revision: number
  onClose: () => void
  onAdjust: (row: StockRow) => void
}) {
  const { t } = useTranslation()
  const { rows, fault } = useArticle(article.productId, revision)
  const row = rows?.find((one) => one.product_color_id === article.colorId) ?? rows?.[0]
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={t('admin.stock.movements')}
      closeLabel={t('admin.close')}
      footer={
        row === undefined ? undefined : (
          <div className="flex flex-wrap items-center gap-3">
            {row.stock_kind === 'pack' ? (
              <PackBadge />
            ) : (
              <Button icon={<Icon of={Pencil} />} onClick={() => onAdjust(row)}>
                {t('admin.stock.adjustTitle')}
              </Button>
            )}
            <span className="text-muted">{t('admin.stock.forGood')}</span>
          </div>
        )
      }
    >
      <div className="stock-drawer" aria-busy={rows === undefined && fault === undefined}>
        {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
        {rows?.length === 0 && <p className="p-4">{t('admin.list.nothingFound')}</p>}
        {row !== undefined && (
          <>
            <Numbers row={row} />
            {row.stock_kind === 'colors' && (
              <Colours rows={rows ?? []} shown={row} address={address} />
            )}
            <ArticleLedger key={`${articleKey(row)} ${revision}`} row={row} />
          </>
        )}
      </div>
    </SidePanel>
  )
}

/** The rows of an article, one for each of its colours. */
function useArticle(productId: number, revision: number) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly StockRow[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    let isOver = false
    const query = { product_id: productId, per_page: 100, sort: 'name' } as const
    staffCall('GET /admin/stock', { query }).then(
      ({ data }) => isOver || setRows(data),
      (error: unknown) => isOver || setFault(refusalText(error, t('admin.failure.title'))),
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the stock is a reason to ask again
  }, [productId, revision, t])
  return { rows, fault }
}

function Numbers({ row }: { row: StockRow }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="stock-drawer-head">
        <span className="thumb">
          <ProductPicture src={row.thumbnail} size={PICTURE_PX} />
        </span>
        <div className="min-w-0 flex-1">
          <b className="block">{row.name}</b>
          <Code>{row.sku}</Code>
        </div>
        <StockBadge state={row.state} />
      </div>
      <dl className="stock-numbers">
        {(
          [
            ['admin.stock.onHand', row.on_hand],
            ['admin.stock.held', row.reserved],
            ['admin.stock.available', row.available],
            ['admin.stock.threshold', row.low_stock_threshold],
          ] as const
        ).map(([text, value]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Each colour has its own shelf, and its own part of the ledger. */
function Colours({
  rows,
  shown,
  address,
}: {
  rows: readonly StockRow[]
  shown: StockRow
  address: string
}) {
  const { t } = useTranslation()
  return (
    <nav className="stock-colours" aria-label={t('admin.stock.colours')}>
      {rows.map((row) => (
        <Link
          key={articleKey(row)}
          to={`${address}#${articleKey(row)}`}
          replace
          preventScrollReset
          aria-current={row === shown ? 'true' : undefined}
        >
          <span className="flex-1">{row.name}</span>
          <b className="num">{row.available}</b>
        </Link>
      ))}
    </nav>
  )
}
