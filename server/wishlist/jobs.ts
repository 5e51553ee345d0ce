import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteAlertsOlderThan, noteMissedAlerts } from './stock-alert-queries.ts'
import { watchWishes } from './watch-wishes.ts'

const WATCH_QUEUE = 'watch-wishes'
const ALERTS_QUEUE = 'forget-stock-alerts'

/** Who waited a year in vain has bought elsewhere; the address is of no more use. */
const ALERT_MONTHS = 12

export const WISHLIST_QUEUES = [WATCH_QUEUE, ALERTS_QUEUE]

export function wishlistJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: WATCH_QUEUE, cron: '* * * * *', run: () => watchWishes(shop) },
    {
      queue: ALERTS_QUEUE,
      cron: '10 4 * * *',
      async run() {
        await inBatches((limit) => deleteAlertsOlderThan(shop.db, ALERT_MONTHS, limit))
        await noteMissedAlerts(shop.db)
      },
    },
  ]
}
