import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteAlertsOlderThan, noteMissedAlerts } from './stock-alert-queries.ts'
import { watchWishes } from './watch-wishes.ts'

/** After a year without the article coming back, the alert and its address are deleted. */
const ALERT_MONTHS = 12

export function wishlistJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: 'watch-wishes', cron: '* * * * *', run: () => watchWishes(shop) },
    {
      queue: 'forget-stock-alerts',
      cron: '10 4 * * *',
      async run() {
        await inBatches((limit) => deleteAlertsOlderThan(shop.db, ALERT_MONTHS, limit))
        await noteMissedAlerts(shop.db)
      },
    },
  ]
}
