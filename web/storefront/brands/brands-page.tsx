import { drawingPath, HOUSE_BRAND } from '#contract/plain/drawing.ts'
import { ProductPicture } from '#web/commerce/card/product-picture.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useLoaderData } from '#web/router/hooks.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Link } from '#web/ui/link.tsx'

import type { BrandsData, ShownBrand } from './brands-loader.ts'

const OUR_PACK = drawingPath({
  kind: 'ink-multipack-xl',
  color: 'none',
  brand: HOUSE_BRAND,
  label: '',
})

/** /our-brands: the house brand first, then the makers whose printers we know, then who makes the rest. */
export function BrandsPage() {
  const { t } = useTranslation()
  const { house, makers, others } = useLoaderData<BrandsData>()
  return (
    <main id="main" tabIndex={-1} className="wrap pt-4">
      <Breadcrumbs
        label={t('brands.crumbs')}
        crumbs={[{ label: t('brands.home'), to: paths.home }, { label: t('brands.title') }]}
      />
      <h1 className="mt-4 text-3xl lg:text-4xl">{t('brands.title')}</h1>
      <p className="text-muted mt-1 max-w-2xl text-lg">
        {t('brands.text', { brand: house?.name ?? '' })}
      </p>
      {house !== null && <HouseBrand house={house} />}
      {makers.length > 0 && (
        <section className="mt-12">
          <h2 className="text-2xl lg:text-3xl">{t('brands.makers')}</h2>
          <p className="text-muted mt-1 mb-5 max-w-2xl">{t('brands.makersText')}</p>
          <ul className="brand-grid">
            {makers.map((maker) => (
              <li key={maker.slug} className="card brand-card">
                <h3 className="text-xl">{maker.name}</h3>
                <BrandLink
                  to={withQuery(paths.shop, { for_brand: maker.slug })}
                  text={t('brands.fitting', { count: maker.fitting, brand: maker.name })}
                />
                {maker.articles > 0 && (
                  <BrandLink
                    to={withQuery(paths.shop, { 'brands[]': maker.slug })}
                    text={t('brands.originals', { count: maker.articles, brand: maker.name })}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-5 text-2xl lg:text-3xl">{t('brands.others')}</h2>
          <ul className="brand-grid">
            {others.map((brand) => (
              <li key={brand.slug} className="card brand-card">
                <h3 className="text-xl">{brand.name}</h3>
                <BrandLink
                  to={withQuery(paths.shop, { 'brands[]': brand.slug })}
                  text={t('brands.articles', { count: brand.articles, brand: brand.name })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function HouseBrand({ house }: { house: ShownBrand }) {
  const { t } = useTranslation()
  return (
    <section className="house-brand">
      <div className="min-w-0">
        <h2 className="text-2xl lg:text-3xl">{t('brands.house', { brand: house.name })}</h2>
        <p className="text-on-ink-muted mt-2 max-w-xl text-lg">{t('brands.houseText')}</p>
        <Link
          className="btn btn-on-ink mt-5"
          to={withQuery(paths.shop, { 'brands[]': house.slug })}
        >
          {t('brands.articles', { count: house.articles, brand: house.name })}
        </Link>
      </div>
      <ProductPicture src={OUR_PACK} size={240} className="house-brand-picture" />
    </section>
  )
}

function BrandLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="brand-link" to={to}>
      {text}
      <Icon of={ChevronRight} className="text-subtle" />
    </Link>
  )
}
