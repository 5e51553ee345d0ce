import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader } from './home-loader.ts'
import { HomePage } from './home-page.tsx'
import { shopThing, siteThing } from './shop-thing.ts'

export const route = pageRoute({
  Component: HomePage,
  loader,
  head: (_, context) => ({
    title: context.t('home.pageTitle'),
    description: context.t('home.description'),
    canonical: paths.home,
    ...(import.meta.env.SSR &&
      context.settings !== undefined && {
        structuredData: [
          shopThing(context.settings, context),
          siteThing(context.shopName, context),
        ],
      }),
  }),
})
