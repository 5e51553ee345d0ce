import { pageRoute } from '#web/pages/page-route.ts'

import { BusinessPage } from './business-page.tsx'

export const route = pageRoute({
  Component: BusinessPage,
  head: (_, { t }) => ({ title: t('business.title'), description: t('business.text') }),
})
