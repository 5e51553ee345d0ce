import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { cancelOverdueOrders } from './cancel-overdue.ts'

export function orderJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: 'cancel-overdue-orders', cron: '* * * * *', run: () => cancelOverdueOrders(shop) },
  ]
}
