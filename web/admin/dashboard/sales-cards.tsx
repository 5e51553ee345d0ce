import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { Money } from '#web/admin/layout/money.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { ChartCard } from './chart-card.tsx'
import type { Dashboard } from './dashboard-loader.ts'

const PICTURE_PX = 44

/** What brought most, by money or by pieces. */
export function TopProductsCard({ dashboard }: { dashboard: Dashboard }) {
  const { t, reading } = useTranslation()
  const [by, setBy] = useState<'revenue' | 'pieces'>('revenue')
  const products = by === 'revenue' ? dashboard.top_products : dashboard.top_products_by_pieces
  return (
    <ChartCard
      title={t('admin.dashboard.topProducts')}
      file="dashboard-products"
      tools={
        <Segmented
          label={t('admin.dashboard.figure')}
          options={[
            { value: 'revenue', label: t('admin.dashboard.revenue') },
            { value: 'pieces', label: t('admin.dashboard.piecesName') },
          ]}
          value={by}
          onChange={setBy}
        />
      }
      table={{
        header: [
          t('admin.dashboard.article'),
          'SKU',
          t('admin.dashboard.piecesName'),
          t('admin.dashboard.revenue'),
          t('admin.dashboard.revenueBefore'),
        ],
        rows: products.map((product) => {
          const name = localName(product, reading)
          const { id, sku, pieces, revenue, before } = product
          return {
            key: id,
            cells: [
              name,
              sku,
              pieces,
              <Money key="now" amount={revenue} />,
              <Money key="before" amount={before} />,
            ],
            text: [name, sku, String(pieces), revenue, before],
          }
        }),
      }}
    >
      {products.length === 0 && <p className="text-muted">{t('admin.dashboard.noSales')}</p>}
      <ol className="sales-list">
        {products.map((product) => (
          <li key={product.id}>
            <span className="thumb">
              <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
            </span>
            <div className="min-w-0 flex-1">
              <Link className="block truncate font-semibold" to={adminPath.product(product.id)}>
                {localName(product, reading)}
              </Link>
              <Code>{product.sku}</Code>
            </div>
            <div className="text-end">
              <Money amount={product.revenue} isStrong />
              <span className="text-muted block">
                {t('admin.dashboard.pieces', { count: product.pieces })}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

/** What visitors looked for and did not find: what to buy in, or to call by another name. */
export function SearchesCard({ searches }: { searches: Dashboard['zero_result_searches'] }) {
  const { t } = useTranslation()
  return (
    <section className="card sales-card">
      <div className="chart-head">
        <h2>{t('admin.dashboard.searches')}</h2>
        <Link className="link" to={withQuery(adminPath.cockpit, { queue: 'searches' })}>
          {t('admin.cockpit.title')}
        </Link>
      </div>
      {searches.length === 0 && <p className="text-muted">{t('admin.dashboard.noSearches')}</p>}
      <ol className="sales-list">
        {searches.map(({ term, searches: count }) => (
          <li key={term}>
            <a
              className="link min-w-0 flex-1 truncate"
              href={withQuery(paths.search({}), { query: term })}
            >
              {term}
            </a>
            <span className="text-muted">{t('admin.dashboard.times', { count })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
