import { pageRoute } from '#web/pages/page-route.ts'

import { leadOn } from './after-sign-in.ts'
import { LoginPage } from './login-page.tsx'

export const route = pageRoute({
  Component: LoginPage,
  loader: leadOn,
  head: (_, { t }) => ({ title: t('login.title'), robots: 'noindex, follow' }),
})
