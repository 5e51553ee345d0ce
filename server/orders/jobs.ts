import type { JobDefinition } from '#server/platform/job-queue.ts'

import { cancelOverdueOrders } from './cancel-overdue.ts'
import { finishRefunds } from './finish-refund.ts'
import type { OrderDesk } from './order-desk.ts'

export function orderJobs(desk: OrderDesk): JobDefinition[] {
  return [
    { queue: 'cancel-overdue-orders', cron: '* * * * *', run: () => cancelOverdueOrders(desk) },
    { queue: 'finish-refunds', cron: '* * * * *', run: () => finishRefunds(desk) },
  ]
}
