import { ORDERS } from '#web/commerce/reviews/review-order.ts'
import { callContext } from '#web/data/call-context.ts'
import { redirect } from '#web/router/answers.ts'
import type { LoaderFunctionArgs } from '#web/router/route.ts'

import { readReviews, reviewsPath } from './reviews-state.ts'

/** One page of what customers say of the shop. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const state = readReviews(new URL(request.url).searchParams)
  const { rating, language, search, sort, page } = state
  const list = await call(
    'GET /reviews',
    {
      query: {
        page,
        ...ORDERS[sort],
        ...(rating !== undefined && { rating }),
        ...(language !== undefined && { language }),
        ...(search !== '' && { search }),
      },
    },
    { signal: request.signal },
  )
  if (list.data.length === 0 && list.total > 0)
    throw redirect(reviewsPath(state, { page: list.last_page }))
  return {
    state,
    reviews: list.data,
    summary: list.summary,
    total: list.total,
    page: list.current_page,
    lastPage: list.last_page,
  }
}

export type ReviewsData = Awaited<ReturnType<typeof loader>>
