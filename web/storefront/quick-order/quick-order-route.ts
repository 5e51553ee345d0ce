import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { QuickOrderPage } from './quick-order-page.tsx'

export const route = pageRoute({
  Component: QuickOrderPage,
  head: (_, { t, absolute, shopName }) => ({
    title: t('quickOrder.title'),
    description: t('quickOrder.description', { shop: shopName }),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('service.home'), path: paths.home },
            { name: t('quickOrder.title'), path: paths.quickOrder },
          ],
          absolute,
        ),
      ],
    }),
  }),
})
