import { pageRoute } from '#web/pages/page-route.ts'

import { RestoreEmailPage } from './restore-email-page.tsx'

export const route = pageRoute({
  Component: RestoreEmailPage,
  head: (_, { t }) => ({ title: t('restoreEmail.title'), robots: 'noindex, nofollow' }),
})
