export const SORTS = ['newest', 'oldest', 'lowest', 'highest'] as const
export type Sort = (typeof SORTS)[number]

/** As the API sorts. */
export const ORDERS = {
  newest: { sort: 'created_at', direction: 'desc' },
  oldest: { sort: 'created_at', direction: 'asc' },
  lowest: { sort: 'rating', direction: 'asc' },
  highest: { sort: 'rating', direction: 'desc' },
} as const
