import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader } from './brands-loader.ts'
import { BrandsPage } from './brands-page.tsx'

export const route = pageRoute({
  Component: BrandsPage,
  loader,
  head: ({ house }, { t, absolute, shopName }) => ({
    title: t('brands.title'),
    description: t('brands.text', { brand: house?.name ?? shopName }),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('brands.home'), path: paths.home },
            { name: t('brands.title'), path: paths.brands },
          ],
          absolute,
        ),
      ],
    }),
  }),
})
