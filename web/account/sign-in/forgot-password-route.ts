import { pageRoute } from '#web/pages/page-route.ts'

import { ForgotPasswordPage } from './forgot-password-page.tsx'

export const route = pageRoute({
  Component: ForgotPasswordPage,
  head: (_, { t }) => ({ title: t('forgot.title'), robots: 'noindex, follow' }),
})
