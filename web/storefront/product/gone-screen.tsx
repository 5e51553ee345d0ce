import { useEffect } from 'react'

import type { GoneProduct } from '#contract/catalogue.ts'
import { toCard } from '#web/commerce/card/card-product.ts'
import { ProductCard } from '#web/commerce/card/product-card.tsx'
import { localName } from '#web/commerce/words/local-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { showHead } from '#web/pages/document-head.tsx'
import { paths } from '#web/pages/paths.ts'
import { useOptionalSettings } from '#web/pages/settings.ts'
import { Link } from '#web/ui/link.tsx'

/** An article that is not sold any more: what took its place, or how to find that. */
export function GoneScreen({ gone }: { gone: GoneProduct }) {
  const { t, reading } = useTranslation()
  const shopName = useOptionalSettings()?.shop.name ?? ''
  const title = t('notFound.gone')
  useEffect(() => {
    showHead({ title, robots: 'noindex' }, new URL(window.location.href), shopName)
  }, [title, shopName])
  const { successor } = gone
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 lg:pt-12">
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="text-muted mt-2 text-lg">
        {t('gone.text', { name: localName(gone, reading) })}
      </p>
      {successor === null ? (
        <>
          <p className="mt-4">{t('gone.search')}</p>
          <Link className="btn btn-primary mt-4" to={`${paths.home}#finder`}>
            {t('printer.choose')}
          </Link>
        </>
      ) : (
        <>
          <h2 className="mt-8 mb-4 text-2xl">{t('gone.successor')}</h2>
          <div className="pgrid">
            <ProductCard product={toCard(successor, reading)} />
          </div>
        </>
      )}
    </main>
  )
}
