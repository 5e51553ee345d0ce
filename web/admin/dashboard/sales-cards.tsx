import { Money } from '#web/admin/layout/money.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'

import type { Dashboard } from './dashboard-loader.ts'

const PICTURE_PX = 44

export function TopProductsCard({ products }: { products: Dashboard['top_products'] }) {
  const { t, reading } = useTranslation()
  return (
    <section className="card sales-card">
      <h2>{t('admin.dashboard.topProducts')}</h2>
      {products.length === 0 && <p className="text-muted">{t('admin.dashboard.noSales')}</p>}
      <ol>
        {products.map((product) => (
          <li key={product.id}>
            <span className="thumb">
              <ProductPicture src={product.thumbnail} size={PICTURE_PX} />
            </span>
            <div className="min-w-0 flex-1">
              <a className="block truncate font-semibold" href={paths.product(product.slug)}>
                {localName(product, reading)}
              </a>
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
    </section>
  )
}

/** What visitors looked for and did not find: what to buy in, or to call by another name. */
export function SearchesCard({ searches }: { searches: Dashboard['zero_result_searches'] }) {
  const { t } = useTranslation()
  return (
    <section className="card sales-card">
      <h2>{t('admin.dashboard.searches')}</h2>
      {searches.length === 0 && <p className="text-muted">{t('admin.dashboard.noSearches')}</p>}
      <ol>
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
