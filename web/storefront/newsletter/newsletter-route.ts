import { pageRoute } from '#web/pages/page-route.ts'

import { NewsletterPage } from './newsletter-page.tsx'

export const route = pageRoute({
  Component: NewsletterPage,
  head: (_, { t, shopName, url }) => ({
    title: t('newsletterPage.title'),
    description: t('newsletterPage.description', { shop: shopName }),
    // Links of mails are for their readers alone.
    ...(url.searchParams.has('confirm') || url.searchParams.has('leave')
      ? { robots: 'noindex' }
      : {}),
  }),
})
