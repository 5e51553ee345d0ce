import { pageRoute } from '#web/pages/page-route.ts'

import { loader } from './contact-loader.ts'
import { ContactPage } from './contact-page.tsx'

export const route = pageRoute({
  Component: ContactPage,
  loader,
  head: ({ phone }, { t, shopName }) => ({
    title: t('contactPage.title'),
    description: t('contactPage.description', { shop: shopName, phone }),
  }),
})
