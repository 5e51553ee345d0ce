import { isStaffHere } from '#web/admin/staff.ts'
import { pageRoute } from '#web/pages/page-route.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { LoginPage } from './login-page.tsx'
import { placeAfterLogin } from './place-after-login.ts'

export const route = pageRoute({
  Component: LoginPage,
  loader({ request }: LoaderFunctionArgs) {
    if (!isStaffHere()) return null
    throw redirect(placeAfterLogin(new URL(request.url).searchParams.get('return')))
  },
  head: (_, { t }) => ({ title: t('admin.login.title'), robots: 'noindex' }),
})
