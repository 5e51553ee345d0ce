import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteProcessedEvents } from './retention-queries.ts'

/** The provider repeats an event for days and keeps it itself; the inbox is there to know one again. */
const EVENT_DAYS = 90

export function paymentJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'forget-payment-events',
      cron: '50 4 * * *',
      run: () => inBatches((limit) => deleteProcessedEvents(db, EVENT_DAYS, limit)),
    },
  ]
}
