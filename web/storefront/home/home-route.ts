import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader } from './home-loader.ts'
import { HomePage } from './home-page.tsx'

export const route = pageRoute({
  Component: HomePage,
  loader,
  head: (_, { t, shopName, absolute }) => ({
    title: t('home.pageTitle'),
    description: t('home.description'),
    canonical: paths.home,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: shopName,
        url: absolute(paths.home),
      },
    ],
  }),
})
