import * as contract from '#contract/reviews.ts'
import { requireStaff } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import type { Shop } from '#server/shop.ts'

import { changeReview } from './change-review.ts'
import { deleteReview } from './delete-review.ts'
import { reviewCounts, reviewsByPage } from './queries.ts'
import { adminReviewOf } from './review-shape.ts'

/** Reviews behind the counter: read, published, answered, rejected. */
export function reviewAdminRoutes({ db }: Pick<Shop, 'db'>): Served[] {
  return [
    serve(contract.listAdminReviews, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '' } = query
      const { status, rating, product_id: productId, about } = query
      const [{ rows, total }, counts] = await Promise.all([
        reviewsByPage(
          db,
          { status, rating, productId, about, search },
          {
            by: query.sort ?? 'created_at',
            isAscending: query.direction === 'asc',
            limit: perPage,
            offset: (page - 1) * perPage,
          },
        ),
        reviewCounts(db),
      ])
      return { data: rows.map(adminReviewOf), counts, ...pageOf(total, page, perPage) }
    }),
    serve(contract.changeReview, async ({ params, body }, context) => {
      const row = await changeReview(db, requireStaff(context), params.id, body)
      return { data: adminReviewOf(row), message: 'reviews.changed' }
    }),
    serve(contract.deleteReview, async ({ params }, context) => {
      await deleteReview(db, requireStaff(context), params.id)
      return { data: null, message: 'reviews.deleted' }
    }),
  ]
}
