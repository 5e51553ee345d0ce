import { pageRoute } from '#web/pages/page-route.ts'

import { loader } from './about-loader.ts'
import { AboutPage } from './about-page.tsx'

export const route = pageRoute({
  Component: AboutPage,
  loader,
  head: (_, { t, shopName }) => ({
    title: t('about.title'),
    description: t('about.description', { shop: shopName }),
  }),
})
