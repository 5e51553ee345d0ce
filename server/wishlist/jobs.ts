import { STOCK_ALERT_MONTHS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteAlertsOlderThan, noteMissedAlerts } from './stock-alert-queries.ts'
import { watchWishes } from './watch-wishes.ts'

export function wishlistJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: 'watch-wishes', cron: '* * * * *', run: () => watchWishes(shop) },
    {
      queue: 'forget-stock-alerts',
      cron: '10 4 * * *',
      async run() {
        await inBatches((limit) => deleteAlertsOlderThan(shop.db, STOCK_ALERT_MONTHS, limit))
        await noteMissedAlerts(shop.db)
      },
    },
  ]
}
