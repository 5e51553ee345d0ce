import type { Column } from '#web/admin/table/column.ts'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import type { Translate } from '#web/language/i18n.ts'
import { Button } from '#web/ui/button.tsx'

import { PackBadge, StockBadge } from './stock-badge.tsx'
import type { StockRow } from './stock-loader.ts'
import { ThresholdField } from './threshold-field.tsx'

const PICTURE_PX = 36

interface Doing {
  onAdjust: (row: StockRow) => void
  onChanged: () => void
}

/** The columns of the stock list. */
export function stockColumns(t: Translate, doing: Doing): readonly Column<StockRow>[] {
  return [
    {
      id: 'product',
      header: 'admin.order.product',
      sort: 'name',
      rank: 'name',
      card: 'title',
      cell: (row) => <ArticleName row={row} t={t} />,
      text: (row) => row.name,
    },
    {
      id: 'sku',
      header: 'admin.stock.sku',
      sort: 'sku',
      rank: 'wide',
      cell: (row) => <Code>{row.sku}</Code>,
      text: (row) => row.sku,
    },
    numberColumn('on_hand', 'admin.stock.onHand'),
    numberColumn('reserved', 'admin.stock.held'),
    {
      id: 'available',
      header: 'admin.stock.available',
      isNumeric: true,
      sort: 'available',
      card: 'end',
      cell: (row) => <Available row={row} />,
      text: (row) => String(row.available),
    },
    {
      id: 'threshold',
      header: 'admin.stock.threshold',
      isNumeric: true,
      cell: (row) => <ThresholdField row={row} onSaved={doing.onChanged} />,
      text: (row) => String(row.low_stock_threshold),
    },
    { ...numberColumn('sold_30_days', 'admin.stock.sold'), rank: 'wide' },
    {
      id: 'lasts',
      header: 'admin.stock.lasts',
      isNumeric: true,
      sort: 'days_of_cover',
      cell: (row) => <span className="text-muted num">{lastsOf(row, t)}</span>,
      text: (row) => (row.days_of_cover === null ? '' : String(row.days_of_cover)),
    },
    {
      id: 'state',
      header: 'admin.stock.stateOf',
      cell: (row) => <StockBadge state={row.state} />,
      text: (row) => t(`admin.stock.state.${row.state}`),
    },
    {
      id: 'change',
      header: 'admin.stock.change',
      isNumeric: true,
      card: 'end-line',
      cell: (row) =>
        row.stock_kind === 'pack' ? (
          <PackBadge />
        ) : (
          <Button
            look="secondary"
            aria-label={t('admin.stock.adjustOf', { name: row.name })}
            onClick={() => doing.onAdjust(row)}
          >
            {t('admin.stock.adjust')}
          </Button>
        ),
      text: () => '',
    },
  ]
}

export function lastsOf({ days_of_cover: days }: Pick<StockRow, 'days_of_cover'>, t: Translate) {
  return days === null ? '–' : t('admin.withdrawals.days', { count: days })
}

function numberColumn(
  id: 'on_hand' | 'reserved' | 'sold_30_days',
  header: Column<StockRow>['header'],
): Column<StockRow> {
  return {
    id,
    header,
    isNumeric: true,
    sort: id,
    cell: (row) => <span className="num">{row[id]}</span>,
    text: (row) => String(row[id]),
  }
}

/** On a phone, where the columns beside it have no room, its numbers stand below it. */
function ArticleName({ row, t }: { row: StockRow; t: Translate }) {
  return (
    <span className="stock-article">
      <span className="thumb">
        <ProductPicture src={row.thumbnail} size={PICTURE_PX} />
      </span>
      <span className="min-w-0">
        <span className="block">{row.name}</span>
        <span className="stock-article-note max-md:hidden xl:hidden">{row.sku}</span>
        <span className="stock-article-note num md:hidden">
          {t('admin.stock.inShort', {
            onHand: row.on_hand,
            held: row.reserved,
            threshold: row.low_stock_threshold,
          })}
        </span>
      </span>
    </span>
  )
}

/** How far it is from running low: twice the threshold fills the bar, whose middle is the threshold. */
function Available({
  row: { available, low_stock_threshold: threshold, state },
}: {
  row: StockRow
}) {
  const percent = Math.min(100, Math.max(0, (available * 100) / Math.max(2 * threshold, 1)))
  return (
    <span className={`stock-level is-${state}`}>
      <span className="stock-level-bar" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      <b className="num">{available}</b>
    </span>
  )
}
