import * as contract from '#contract/reviews.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { DEFAULT_PER_PAGE, pageOf } from '#server/platform/paging.ts'
import { createPublicForm } from '#server/platform/public-form.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { reviewsOfArticle, reviewsOfShop, shopHistogramReader } from './published-queries.ts'
import { insertReview } from './queries.ts'
import { reviewOf, summaryOf } from './review-shape.ts'

/** What customers say of the shop and its articles. */
export function reviewRoutes({ db, cache }: Pick<Shop, 'db' | 'cache'>): Served[] {
  const form = createPublicForm(db, 'reviews')
  const histograms = shopHistogramReader(db, cache)
  return [
    serve(contract.listReviews, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, search = '' } = query
      const { product_id: productId, rating, language } = query
      const filter = { rating, language, search }
      const shown = {
        by: query.sort ?? 'created_at',
        isAscending: query.direction === 'asc',
        limit: perPage,
        offset: (page - 1) * perPage,
      }
      const { rows, total, histogram } =
        productId === undefined
          ? await reviewsOfShop(db, histograms, filter, shown)
          : await reviewsOfArticle(db, productId, filter, shown)
      return {
        data: (rows ?? []).map(reviewOf),
        summary: summaryOf(histogram),
        ...pageOf(total, page, perPage),
      }
    }),
    serve(contract.writeReview, async ({ body }, context) => {
      const { product_id: productId = null, rating, title, opinion, name, email } = body
      const review = { productId, rating, title, opinion, name, email, language: context.language }
      const isTaken = await form.takes(body, context)
      const row = isTaken
        ? await insertReview(db, review)
        : {
            ...review,
            id: 0,
            reply: null,
            replied_at: null,
            created_at: context.now,
            product: null,
          }
      if (row === undefined)
        throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
      // Whether an address has bought here is nobody's business but its owner's, who proves nothing by typing it.
      const answered = { ...row, is_purchase_verified: false }
      return { data: reviewOf(answered), message: 'reviews.received' }
    }),
  ]
}
