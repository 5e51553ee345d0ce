import { useEffect, useState } from 'react'

import { toCard, type CardProduct } from '#web/commerce/card/card-product.ts'
import { CardSkeleton } from '#web/commerce/card/card-skeleton.tsx'
import { Code } from '#web/commerce/card/code.tsx'
import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { useMyPrinter } from '#web/commerce/printers/my-printer.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import type { ReadingLanguage } from '#web/language/language.ts'
import { RichText } from '#web/language/rich-text.tsx'
import { paths } from '#web/pages/paths.ts'
import { Link } from '#web/ui/link.tsx'

const ROW = 4

/** Empty until React knows the printer: the style sheet fills in the name meanwhile. */
const parts = {
  code: (model: string) => (
    <Code>
      <span className="printer-name">{model === '' ? null : model}</span>
    </Code>
  ),
}

interface Fitting {
  slug: string
  reading: ReadingLanguage
  /** Undefined when they could not be had. */
  products: readonly CardProduct[] | undefined
}

/**
 * What fits the visitor's printer, or the best-selling cartridges when none is known. Both stand in the
 * page, which knows nobody; the document says before the first paint which one shows.
 */
export function ForYourPrinter({ bestCartridges }: { bestCartridges: readonly CardProduct[] }) {
  const { t, reading } = useTranslation()
  const printer = useMyPrinter()
  const fitting = useFitting(printer?.slug, reading)
  return (
    <>
      <section className="wrap known-printer mt-14">
        <div className="section-head">
          <h2 className="text-2xl lg:text-3xl">
            <RichText text="home.forYour" values={{ model: printer?.model ?? '' }} parts={parts} />
          </h2>
          {printer !== undefined && (
            <Link className="link font-semibold" to={paths.printer(printer.slug)}>
              {t('home.allForPrinter')}
            </Link>
          )}
        </div>
        {fitting !== undefined && (fitting.products?.length ?? 0) === 0 ? (
          <p className="text-muted">
            {fitting.products === undefined ? t('error.unreachable') : t('home.nothingForYour')}
          </p>
        ) : (
          <div className="pgrid pgrid-rows" aria-busy={fitting === undefined}>
            {fitting?.products === undefined
              ? Array.from({ length: ROW }, (_, index) => <CardSkeleton key={index} />)
              : fitting.products.map((product) => (
                  <ProductCard key={product.id} product={product} />
                ))}
          </div>
        )}
      </section>
      <section className="wrap unknown-printer mt-14">
        <div className="section-head">
          <h2 className="text-2xl lg:text-3xl">{t('home.bestCartridges')}</h2>
        </div>
        <div className="pgrid pgrid-rows">
          {bestCartridges.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      </section>
    </>
  )
}

function useFitting(slug: string | undefined, reading: ReadingLanguage): Fitting | undefined {
  const [fitting, setFitting] = useState<Fitting>()
  useEffect(() => {
    if (slug === undefined) return undefined
    let isCurrent = true
    void firstFitting(slug, reading).then(
      (products) => isCurrent && setFitting({ slug, reading, products }),
      () => isCurrent && setFitting({ slug, reading, products: undefined }),
    )
    return () => {
      isCurrent = false
    }
  }, [slug, reading])
  return fitting?.slug === slug && fitting?.reading === reading ? fitting : undefined
}

/** The best pack first, then one article of each colour: ours before the original. */
async function firstFitting(slug: string, reading: ReadingLanguage): Promise<CardProduct[]> {
  const { data } = await browserCall('GET /printers/{slug}', { params: { slug } })
  const of = (kind: string) => data.groups.filter((group) => group.kind === kind)
  const packs = of('pack').flatMap((group) => group.products.slice(0, 1))
  const singles = of('supply').flatMap((group) => group.products.slice(0, 1))
  const rest = data.groups.flatMap((group) => group.products.slice(1))
  return [...packs, ...singles, ...rest].slice(0, ROW).map((product) => toCard(product, reading))
}
