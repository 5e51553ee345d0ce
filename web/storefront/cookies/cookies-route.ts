import { pageRoute } from '#web/pages/page-route.ts'

import { CookiesPage } from './cookies-page.tsx'

export const route = pageRoute({
  Component: CookiesPage,
  head: (_, { t }) => ({ title: t('cookies.title'), description: t('cookies.description') }),
})
