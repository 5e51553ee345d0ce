import { customerRoute } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'

import { AddressesPage, AddressesSkeleton } from './addresses-page.tsx'

export const route = customerRoute({
  Component: AddressesPage,
  Skeleton: AddressesSkeleton,
  ErrorBoundary: pageFailure('addresses.failure.list'),
  loader: async ({ call, user }) => {
    const { data: addresses } = await call('GET /profile/addresses', {})
    return { addresses, user }
  },
  head: (_, { t }) => ({ title: t('addresses.title') }),
})
