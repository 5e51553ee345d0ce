import { customerRoute, type CustomerLoaderArgs } from '#web/account/customer-route.ts'
import { pageFailure } from '#web/account/layout/page-failure.tsx'
import { showWishes, wishKey } from '#web/commerce/wishes/wishes.ts'

import { WishlistPage, WishlistSkeleton } from './wishlist-page.tsx'

async function loader({ call }: CustomerLoaderArgs) {
  const { data } = await call('GET /customer/wishlist', {})
  showWishes(new Set(data.map((item) => wishKey(item.product_id, item.product_color_id))))
  return data
}

export const route = customerRoute({
  Component: WishlistPage,
  Skeleton: WishlistSkeleton,
  ErrorBoundary: pageFailure('wishes.failure.load'),
  loader,
  head: (_, { t }) => ({ title: t('wishes.title') }),
})
