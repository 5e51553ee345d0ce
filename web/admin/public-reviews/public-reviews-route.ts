import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './public-reviews-loader.ts'
import { PublicReviewsPage } from './public-reviews-page.tsx'

export const route = staffRoute({
  Component: PublicReviewsPage,
  loader,
  title: (_, { t }) => t('admin.reviews.title'),
})
