import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { watchWishes } from './watch-wishes.ts'

export const WISHLIST_QUEUES = ['watch-wishes']

export function wishlistJobs(shop: Shop): JobDefinition[] {
  return [{ queue: 'watch-wishes', cron: '* * * * *', run: () => watchWishes(shop) }]
}
