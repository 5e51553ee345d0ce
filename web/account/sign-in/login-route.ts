import { pageRoute } from '#web/pages/page-route.ts'

import { leadOn } from './after-sign-in.ts'
import { LoginPage } from './login-page.tsx'

export const loginRoute = pageRoute({
  Component: LoginPage,
  loader: leadOn,
  head: (_, { t }) => ({ title: t('login.title'), robots: 'noindex, follow' }),
})
