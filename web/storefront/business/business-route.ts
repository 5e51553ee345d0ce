import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { BusinessPage } from './business-page.tsx'

export const route = pageRoute({
  Component: BusinessPage,
  head: (_, { t, absolute }) => ({
    title: t('business.title'),
    description: t('business.text'),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('business.home'), path: paths.home },
            { name: t('business.title'), path: paths.business },
          ],
          absolute,
        ),
      ],
    }),
  }),
})
