import { pageRoute } from '#web/pages/page-route.ts'

import { loader } from './brands-loader.ts'
import { BrandsPage } from './brands-page.tsx'

export const route = pageRoute({
  Component: BrandsPage,
  loader,
  head: ({ house }, { t, shopName }) => ({
    title: t('brands.title'),
    description: t('brands.text', { brand: house?.name ?? shopName }),
  }),
})
