import { pageRoute } from '#web/pages/page-route.ts'

import { leadOn } from './after-sign-in.ts'
import { RegisterPage } from './register-page.tsx'

export const route = pageRoute({
  Component: RegisterPage,
  loader: leadOn,
  head: (_, { t }) => ({ title: t('register.title'), robots: 'noindex, follow' }),
})
