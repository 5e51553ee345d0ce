import { pageRoute } from '#web/pages/page-route.ts'

import { ConfirmationPage } from './confirmation-page.tsx'

export const route = pageRoute({
  Component: ConfirmationPage,
  head: (_, { t }) => ({ title: t('confirmation.title'), robots: 'noindex' }),
})
