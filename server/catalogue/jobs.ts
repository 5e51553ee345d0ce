import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { applySaleWindows } from './apply-sale-windows.ts'
import { compactListingCounts } from './listing-queries.ts'
import { refreshPopularity } from './product-queries.ts'

export function catalogueJobs({ db }: Shop): JobDefinition[] {
  return [
    {
      queue: 'compact-listing-counts',
      cron: '* * * * *',
      run: () => compactListingCounts(db),
    },
    { queue: 'apply-sale-windows', cron: '* * * * *', run: () => applySaleWindows(db) },
    {
      queue: 'refresh-popularity',
      cron: '15 3 * * *',
      run: () => refreshPopularity(db),
    },
  ]
}
