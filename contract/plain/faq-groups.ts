/** In the order the page shows them. */
export const FAQ_GROUPS = [
  'ordering',
  'delivery',
  'returns',
  'warranty',
  'printers',
  'business',
  'payment',
] as const
export type FaqGroup = (typeof FAQ_GROUPS)[number]

export const FAQ_STATUSES = ['draft', 'published'] as const
