import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { useHasOrdered } from '#web/commerce/orders/has-ordered.ts'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { SeoContent } from '#web/pages/seo-content.tsx'
import hero from '#web/pictures/hero.svg'
import { useLoaderData } from '#web/router/hooks.ts'
import { Link } from '#web/ui/link.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { BusinessStrip } from './business-strip.tsx'
import { Departments } from './departments.tsx'
import { ForYourPrinter } from './for-your-printer.tsx'
import { HomeBanner } from './home-banner.tsx'
import type { HomeData } from './home-loader.ts'
import { HouseOrOriginal } from './house-or-original.tsx'
import { PrinterFinder } from './printer-finder.tsx'
import { Promises } from './promises.tsx'
import { ReviewScore } from './review-score.tsx'

const loadLastOrder = () => import('./last-order.tsx')

/** The home page: the finder first, then links into the shop. */
export function HomePage() {
  const { t } = useTranslation()
  const data = useLoaderData<HomeData>()
  const hasOrdered = useHasOrdered()
  const last = useLoaded(loadLastOrder, hasOrdered)
  const lastOrder = hasOrdered && last !== undefined && <last.LastOrder />
  const knowsPrinter = useMyPrinter() !== undefined
  return (
    <main id="main" tabIndex={-1}>
      {/* Who has a printer and has ordered comes to order again; others find their printer first. */}
      <div className="last-order-first">{knowsPrinter && lastOrder}</div>
      <section className="wrap pt-3 lg:pt-5">
        <div className="hero">
          <div className="hero-grid">
            <div className="min-w-0">
              <h1 className="text-hero">{t('home.title')}</h1>
              <SeoContent look="text-on-ink-muted mt-3 max-w-xl" />
              <p className="text-on-ink-muted mt-3 max-w-xl text-base lg:text-lg">
                {t('home.lead')}
              </p>
              <PrinterFinder brands={data.brands} chosen={data.chosen} offered={data.offered} />
            </div>
            <div className="hidden lg:block">
              <img
                src={hero}
                alt=""
                className="w-full scale-105"
                width="660"
                height="470"
                fetchPriority="high"
              />
            </div>
          </div>
        </div>
      </section>
      <div className="last-order-place">{!knowsPrinter && lastOrder}</div>
      <HomeBanner pictures={data.banners.header} isFirst />
      <Departments departments={data.departments} />
      <ForYourPrinter bestCartridges={data.cartridges} />
      {data.pair !== null && <HouseOrOriginal pair={data.pair} />}
      <section className="wrap mt-14">
        <div className="section-head">
          <h2 className="text-2xl lg:text-3xl">{t('home.bestSellers')}</h2>
          <Link
            className="link font-semibold"
            to={withQuery(paths.shop, { sort_by: 'popularity', sort_order: 'desc' })}
          >
            {t('home.allBestSellers')}
          </Link>
        </div>
        <div className="pgrid pgrid-rows">
          {data.bestSellers.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      </section>
      <Promises />
      {data.rating !== null && data.rating.reviews > 0 && (
        <ReviewScore rating={data.rating} quoted={data.quoted} />
      )}
      <HomeBanner pictures={data.banners.bottom} />
      <BusinessStrip />
    </main>
  )
}
