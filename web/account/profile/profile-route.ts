import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'
import { showUser } from '#web/commerce/session/current-user.ts'

import { ProfilePage, ProfileSkeleton } from './profile-page.tsx'

export const route = customerRoute({
  Component: ProfilePage,
  Skeleton: ProfileSkeleton,
  ErrorBoundary: pageFailure('profile.failure.load'),
  loader: async ({ call }) => {
    const { data } = await call('GET /profile', {})
    showUser(data)
    return data
  },
  head: (_, { t }) => ({ title: t('profile.title') }),
})
