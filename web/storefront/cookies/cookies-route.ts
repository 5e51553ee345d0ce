import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { CookiesPage } from './cookies-page.tsx'

export const route = pageRoute({
  Component: CookiesPage,
  head: (_, { t, absolute }) => ({
    title: t('cookies.title'),
    description: t('cookies.description'),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('cookies.home'), path: paths.home },
            { name: t('cookies.title'), path: paths.cookies },
          ],
          absolute,
        ),
      ],
    }),
  }),
})
