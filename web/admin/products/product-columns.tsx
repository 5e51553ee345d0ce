import type { Language } from '#contract/plain/languages.ts'
import { amountText } from '#web/admin/form/amount-text.ts'
import { Money } from '#web/admin/layout/money.tsx'
import type { Column } from '#web/admin/table/column.ts'
import { chipsOf } from '#web/commerce/card/color-chips.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import type { Translate } from '#web/language/i18n.ts'
import { Chips } from '#web/ui/chips.tsx'

import { PriceField, StockField } from './inline-fields.tsx'
import { ProductStatusBadge } from './product-status-badge.tsx'
import type { ProductRow } from './products-loader.ts'

const PICTURE_PX = 36

/** The columns of the list of articles. */
export function productColumns(
  t: Translate,
  { language, onChanged }: { language: Language; onChanged: () => void },
): readonly Column<ProductRow>[] {
  return [
    {
      id: 'product',
      header: 'admin.order.product',
      sort: 'name',
      rank: 'name',
      card: 'title',
      cell: (row) => <ProductName row={row} language={language} />,
      text: (row) => localName(row, language),
    },
    {
      id: 'sku',
      header: 'admin.stock.sku',
      sort: 'sku',
      rank: 'wide',
      cell: (row) => row.sku,
      text: (row) => row.sku,
    },
    {
      id: 'category',
      header: 'admin.products.category',
      rank: 'wide',
      cell: (row) => <span className="text-muted">{localName(row.category, language)}</span>,
      text: (row) => localName(row.category, language),
    },
    {
      id: 'brand',
      header: 'admin.products.brand',
      rank: 'wide',
      cell: (row) => <span className="text-muted">{row.brand.name}</span>,
      text: (row) => row.brand.name,
    },
    {
      id: 'color',
      header: 'admin.products.color',
      rank: 'wide',
      cell: (row) => <Chips chips={chipsOf(row)} />,
      text: (row) => row.color_slugs.join(' '),
    },
    {
      id: 'stock',
      header: 'admin.products.stock',
      isNumeric: true,
      sort: 'stock',
      card: 'line',
      cell: (row) => (
        <span className="product-stock-cell">
          <span className="text-muted md:hidden" aria-hidden="true">
            {t('admin.products.stock')}
          </span>
          <StockField row={row} onSaved={onChanged} />
        </span>
      ),
      text: (row) => String(row.stock),
    },
    {
      id: 'price',
      header: 'admin.products.regular',
      isNumeric: true,
      sort: 'price',
      card: 'end',
      cell: (row) => <PriceField row={row} onSaved={onChanged} />,
      text: (row) => amountText(row.regular_price, language),
    },
    {
      id: 'sale',
      header: 'admin.products.sale',
      isNumeric: true,
      rank: 'wide',
      cell: (row) => (row.sale_price === null ? '–' : <Money amount={row.sale_price} />),
      text: (row) => amountText(row.sale_price, language),
    },
    {
      id: 'status',
      header: 'admin.orders.status',
      card: 'end-line',
      cell: (row) => <ProductStatusBadge status={row.status} />,
      text: (row) => t(`admin.products.status.${row.status}`),
    },
  ]
}

/** Where the column of the SKU has no room, that stands below the name. */
function ProductName({ row, language }: { row: ProductRow; language: Language }) {
  return (
    <span className="stock-article">
      <span className="thumb">
        <ProductPicture src={row.thumbnail} size={PICTURE_PX} />
      </span>
      <span className="min-w-0">
        <span className="block">{localName(row, language)}</span>
        <span className="stock-article-note xl:hidden">{row.sku}</span>
      </span>
    </span>
  )
}
