import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { startDueBatches } from './start-due-batches.ts'

export function priceBatchJobs({ db }: Shop): JobDefinition[] {
  return [{ queue: 'start-price-batches', cron: '* * * * *', run: () => startDueBatches(db) }]
}
