import { sharePath } from '#contract/plain/share-picture.ts'
import type { Head } from '#web/pages/head.ts'
import { pageRoute, type HeadContext } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { ProductError } from './product-error.tsx'
import { loader } from './product-loader.ts'
import { ProductPage } from './product-page.tsx'
import type { ProductData } from './product-view.ts'

// For search engines, which load documents: the browser gets none of its code.
const linkedData = import.meta.env.SSR ? await import('./product-things.ts') : undefined

function head({ product, reviews, seo }: ProductData, context: HeadContext): Head {
  const { t, language } = context
  return {
    title: t('productPage.title', { name: product.name, category: product.category.name }),
    description: product.short_description,
    ...seo,
    canonical: paths.product(product.slug),
    type: 'product',
    image: sharePath(language, 'product', product.slug),
    ...(linkedData && { structuredData: linkedData.productThings(product, reviews, context) }),
  }
}

export const route = pageRoute({
  Component: ProductPage,
  ErrorBoundary: ProductError,
  loader,
  head,
})
