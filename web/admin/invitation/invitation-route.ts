import { pageRoute } from '#web/pages/page-route.ts'

import { InvitationPage } from './invitation-page.tsx'

export const route = pageRoute({
  Component: InvitationPage,
  head: (_, { t }) => ({ title: t('admin.staff.welcome'), robots: 'noindex' }),
})
