import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { DeleteAccountPage } from './delete-account-page.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

export const route = customerRoute({
  Component: DeleteAccountPage,
  Skeleton: FormSkeleton,
  ErrorBoundary: pageFailure('profile.failure.load'),
  loader: ({ user }) => user,
  head: (_, { t }) => ({ title: t('farewell.title') }),
})
