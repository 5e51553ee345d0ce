import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { forgetChoices, forgetSearches } from './search-log-queries.ts'

export function searchJobs({ db }: Shop): JobDefinition[] {
  return [
    {
      queue: 'forget-searches',
      cron: '50 3 * * *',
      run: async () => {
        await inBatches((limit) => forgetSearches(db, limit))
        await inBatches((limit) => forgetChoices(db, limit))
      },
    },
  ]
}
