import { pageRoute } from '#web/pages/page-route.ts'

import { WithdrawalPage } from './withdrawal-page.tsx'

export const route = pageRoute({
  Component: WithdrawalPage,
  head: (_, { t }) => ({ title: t('withdrawal.title'), description: t('withdrawal.text') }),
})
