import type { Answer } from '#contract/api.ts'

export type ReviewList = Answer<'GET /reviews'>
export type Review = ReviewList['data'][number]
export type ReviewSummary = ReviewList['summary']
