import { pageRoute } from '#web/pages/page-route.ts'

import { TrackingPage } from './tracking-page.tsx'

export const route = pageRoute({
  Component: TrackingPage,
  head: (_, { t }) => ({ title: t('tracking.title'), description: t('tracking.text') }),
})
