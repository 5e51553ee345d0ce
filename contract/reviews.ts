import * as z from 'zod'

import { Email } from './accounts.ts'
import { bodyId, dataOf, endpoint, idParams, idText, listOf, pageQuery } from './endpoint.ts'
import { LANGUAGES } from './plain/languages.ts'
import { REVIEW_LENGTHS, REVIEW_STATUSES } from './plain/reviews.ts'
import { honeypot } from './public-form.ts'
import { requiredLine, requiredLines, requiredName, severalLines } from './text-fields.ts'

const tag = 'Reviews'

export const Review = z.object({
  id: z.int(),
  /** 1 to 5. */
  rating: z.int(),
  title: z.string(),
  opinion: z.string(),
  name: z.string(),
  /** The language it is written in. */
  language: z.enum(LANGUAGES),
  /** Null: about the shop itself. */
  product: z
    .object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      name_fr: z.string(),
      name_nl: z.string(),
    })
    .nullable(),
  /** The address has a delivered order: with the article, where it is about one. */
  is_purchase_verified: z.boolean(),
  reply: z.string().nullable(),
  replied_at: z.string().nullable(),
  created_at: z.string(),
})
export type Review = z.infer<typeof Review>

export const ReviewSummary = z.object({
  /** To a tenth of a star; 0 without reviews. */
  average: z.number(),
  count: z.int(),
  /** How many of each number of stars, from `"5"` to `"1"`. */
  histogram: z.record(z.enum(['5', '4', '3', '2', '1']), z.int()),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

const rating = z.coerce.number().int().min(1).max(5)

export const listReviews = endpoint({
  method: 'GET',
  paths: { '/reviews': 'anyone' },
  tag,
  summary:
    'Published reviews of an article, or of the shop itself without `product_id`, newest first; the summary counts all of them, whatever the list is narrowed to',
  query: z.strictObject({
    ...pageQuery,
    product_id: idText.optional(),
    rating: rating.optional(),
    language: z.enum(LANGUAGES).optional(),
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'rating']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(Review).extend({ summary: ReviewSummary }),
})

export const writeReview = endpoint({
  method: 'POST',
  paths: { '/reviews': 'anyone' },
  tag,
  summary: 'Hands in a review; it is shown once staff have read it',
  body: z.strictObject({
    rating: z.int('reviews.rating_required').min(1).max(5),
    title: requiredLine(REVIEW_LENGTHS.title),
    opinion: requiredLines(REVIEW_LENGTHS.opinion, 'reviews.opinion_required'),
    name: requiredName(REVIEW_LENGTHS.name),
    email: Email,
    product_id: bodyId.nullish(),
    ...honeypot,
  }),
  answer: dataOf(Review),
  creates: true,
})

export const AdminReview = z.object({
  ...Review.shape,
  email: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** Why it is not shown; for staff. */
  reason: z.string().nullable(),
  version: z.int(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const listAdminReviews = endpoint({
  method: 'GET',
  paths: { '/admin/public-reviews': 'staff' },
  tag,
  summary: 'Reviews of shop and articles in every state, newest first',
  query: z.strictObject({
    ...pageQuery,
    status: z.enum(REVIEW_STATUSES).optional(),
    rating: rating.optional(),
    product_id: idText.optional(),
    /** `shop`: about the shop itself; `product`: about articles. */
    about: z.enum(['shop', 'product']).optional(),
    /** Part of the title, the opinion, the name or the email. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'rating']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(AdminReview).extend({
    /** Of every review there is, whatever is searched for. */
    counts: z.record(z.enum(REVIEW_STATUSES), z.int()),
  }),
})

export const changeReview = endpoint({
  method: 'PATCH',
  paths: { '/admin/public-reviews/{id}': 'staff' },
  tag,
  summary: 'Publishes or rejects a review, or answers it; an empty `reply` takes the answer back',
  params: idParams,
  body: z.strictObject({
    status: z.enum(REVIEW_STATUSES).optional(),
    reply: severalLines(REVIEW_LENGTHS.opinion).nullish(),
    reason: severalLines(1000).nullish(),
    version: z.int().optional(),
  }),
  answer: dataOf(AdminReview),
})

export const deleteReview = endpoint({
  method: 'DELETE',
  paths: { '/admin/public-reviews/{id}': 'staff' },
  tag,
  summary: 'Deletes a review for good',
  params: idParams,
  answer: dataOf(z.null()),
})
