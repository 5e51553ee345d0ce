import { averageStars, type Rating, RATINGS } from '#contract/plain/reviews.ts'
import type { AdminReview, Review, ReviewSummary } from '#contract/reviews.ts'

import type { AdminReviewRow, ReviewRow } from './queries.ts'

export function reviewOf(row: ReviewRow): Review {
  const { id, rating, title, opinion, name, language, product, is_purchase_verified, reply } = row
  return {
    id,
    rating,
    title,
    opinion,
    name,
    language,
    product,
    is_purchase_verified,
    reply,
    replied_at: row.replied_at === null ? null : new Date(row.replied_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  }
}

export function adminReviewOf(row: AdminReviewRow): AdminReview {
  const { email, status, reason, version } = row
  return { ...reviewOf(row), email, status, reason, version }
}

export function summaryOf(histogram: Readonly<Record<Rating, number>>): ReviewSummary {
  const count = RATINGS.reduce<number>((sum, rating) => sum + histogram[rating], 0)
  const stars = RATINGS.reduce<number>((sum, rating) => sum + rating * histogram[rating], 0)
  return { average: averageStars(stars, count), count, histogram }
}
