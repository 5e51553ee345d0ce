import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

import { ComparisonTable } from './comparison-table.tsx'
import { PackContents } from './pack-contents.tsx'
import { PrinterList } from './printer-list.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ProductTop } from './product-top.tsx'
import { comparedPair, miniOf, type ProductData } from './product-view.ts'
import { SpecificationList } from './specification-list.tsx'

/** /product/{slug}: one article, whether it fits, what it costs beside the original, and what goes with it. */
export function ProductPage() {
  const { t } = useTranslation()
  const data = useLoaderData<ProductData>()
  const { product, related, printers } = data
  const pair = comparedPair(miniOf(product), data)

  return (
    <main id="main" tabIndex={-1} className="product-page">
      <div className="wrap pt-4">
        <Breadcrumbs
          label={t('listing.crumbs')}
          crumbs={[
            { label: t('listing.home'), to: paths.home },
            { label: product.category.name, to: paths.category(product.category.slug) },
            { label: product.name },
          ]}
        />
      </div>
      {/* Another article starts with its own picture, colour and quantity. */}
      <ProductTop key={product.id} data={data} />
      {pair !== undefined && <ComparisonTable {...pair} />}
      <PackContents data={data} />
      <div className="wrap mt-12">
        <nav className="tabs" aria-label={t('productPage.parts')}>
          <a className="tab" href="#description">
            {t('productPage.description')}
          </a>
          {printers.length > 0 && (
            <a className="tab" href="#printers">
              {t('productPage.printers', { count: printers.length })}
            </a>
          )}
          <a className="tab" href="#specifications">
            {t('productPage.specifications')}
          </a>
          <a className="tab" href="#reviews">
            {t('productReviews.tab', { count: product.reviews_count })}
          </a>
        </nav>
        <div className={printers.length > 0 ? 'product-parts' : 'product-parts product-parts-few'}>
          <section
            id="description"
            className="product-description"
            aria-labelledby="description-title"
          >
            <h2 id="description-title" className="mb-3 text-xl">
              {t('productPage.description')}
            </h2>
            <p className="max-w-text text-muted whitespace-pre-line">{product.description}</p>
          </section>
          {printers.length > 0 && <PrinterList printers={printers} />}
          <SpecificationList product={product} />
        </div>
      </div>
      <ProductReviews key={`reviews-${product.id}`} product={product} reviews={data.reviews} />
      {related.length > 0 && (
        <section className="wrap mt-14">
          <h2 className="mb-5 text-2xl lg:text-3xl">{t('productPage.related')}</h2>
          <div className="pgrid pgrid-rows">
            {related.map((card) => (
              <ProductCard key={card.id} product={card} />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}
