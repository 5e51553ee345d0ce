import { isLanguage, type Language } from '#contract/plain/languages.ts'
import { type Rating, RATINGS } from '#contract/plain/reviews.ts'
import { type Sort, SORTS } from '#web/commerce/reviews/review-order.ts'
import { paths, withQuery } from '#web/pages/paths.ts'

/** What the address of the reviews asks for. */
export interface ReviewsState {
  rating: Rating | undefined
  language: Language | undefined
  search: string
  sort: Sort
  page: number
}

const MAX_PAGE = 100_000

export function readReviews(params: URLSearchParams): ReviewsState {
  const language = params.get('language')
  const page = Number(params.get('page'))
  return {
    rating: RATINGS.find((rating) => String(rating) === params.get('rating')),
    language: isLanguage(language) ? language : undefined,
    search: (params.get('search') ?? '').trim().slice(0, 100),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  }
}

/** The address of a list; what is usual is left out. */
export function reviewsPath(state: ReviewsState, change: Partial<ReviewsState> = {}): string {
  const { rating, language, search, sort, page } = { ...state, page: 1, ...change }
  return withQuery(paths.reviews, {
    rating,
    language,
    search,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
}

export function isNarrowed({ rating, language, search }: ReviewsState): boolean {
  return rating !== undefined || language !== undefined || search !== ''
}
