import { customerRoute } from '../customer-route.ts'
import { pageFailure } from '../layout/page-failure.tsx'
import { FormSkeleton } from '../profile/form-skeleton.tsx'
import { SettingsPage } from './settings-page.tsx'

export const settingsRoute = customerRoute({
  Component: SettingsPage,
  Skeleton: FormSkeleton,
  ErrorBoundary: pageFailure('settings.failure.load'),
  loader: async ({ call }) => (await call('GET /customer/settings', {})).data,
  head: (_, { t }) => ({ title: t('settings.title') }),
})
