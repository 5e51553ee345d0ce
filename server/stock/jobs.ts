import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { noteLowStock } from './note-low-stock.ts'

export function stockJobs(shop: Shop): JobDefinition[] {
  return [{ queue: 'note-low-stock', cron: '* * * * *', run: () => noteLowStock(shop) }]
}
