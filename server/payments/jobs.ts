import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteProcessedEvents } from './retention-queries.ts'

/** The provider repeats an event for days and keeps its own copy; the inbox only has to recognise repeats. */
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
