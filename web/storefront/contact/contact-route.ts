import { breadcrumbList } from '#web/pages/breadcrumb-list.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { paths } from '#web/pages/paths.ts'

import { loader } from './contact-loader.ts'
import { ContactPage } from './contact-page.tsx'

export const route = pageRoute({
  Component: ContactPage,
  loader,
  head: ({ phone }, { t, absolute, shopName }) => ({
    title: t('contactPage.title'),
    description: t('contactPage.description', { shop: shopName, phone }),
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbList(
          [
            { name: t('service.home'), path: paths.home },
            { name: t('contactPage.title'), path: paths.contact },
          ],
          absolute,
        ),
      ],
    }),
  }),
})
