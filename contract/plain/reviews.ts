export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const RATINGS = [5, 4, 3, 2, 1] as const
export type Rating = (typeof RATINGS)[number]

export const REVIEW_LENGTHS = { title: 120, opinion: 4000, name: 80 } as const

/** Average to a tenth of a star; 0 without reviews. */
export function averageStars(stars: number, count: number): number {
  return count === 0 ? 0 : Math.round((stars * 10) / count) / 10
}
