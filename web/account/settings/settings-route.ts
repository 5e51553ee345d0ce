import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'
import { FormSkeleton } from '#web/account/profile/form-skeleton.tsx'

import { SettingsPage } from './settings-page.tsx'

export const route = customerRoute({
  Component: SettingsPage,
  Skeleton: FormSkeleton,
  ErrorBoundary: pageFailure('settings.failure.load'),
  loader: async ({ call }) => (await call('GET /customer/settings', {})).data,
  head: (_, { t }) => ({ title: t('settings.title') }),
})
