import { readRows } from '#database/pool.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { applySaleWindows } from './apply-sale-windows.ts'

export function catalogueJobs({ db }: Shop): JobDefinition[] {
  return [
    {
      queue: 'compact-listing-counts',
      cron: '* * * * *',
      run: async () => void (await readRows(db, 'select compact_listing_counts()')),
    },
    { queue: 'apply-sale-windows', cron: '* * * * *', run: () => applySaleWindows(db) },
    {
      queue: 'refresh-popularity',
      cron: '15 3 * * *',
      run: async () => void (await readRows(db, 'select refresh_popularity()')),
    },
  ]
}
