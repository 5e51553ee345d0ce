import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { ChangePasswordPage } from './change-password-page.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

export const route = customerRoute({
  Component: ChangePasswordPage,
  Skeleton: FormSkeleton,
  ErrorBoundary: pageFailure('profile.failure.load'),
  loader: ({ user }) => user,
  head: (_, { t }) => ({ title: t('newPassword.title') }),
})
