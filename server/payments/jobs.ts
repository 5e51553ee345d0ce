import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteProcessedEvents, deleteReleasedCheckouts } from './retention-queries.ts'

/** Names and addresses of who did not buy: long enough to answer "why was my payment refused". */
const RELEASED_CHECKOUT_DAYS = 30

/** The provider repeats an event for days and keeps it itself; the inbox is there to know one again. */
const EVENT_DAYS = 90

export function paymentJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'forget-checkouts',
      cron: '40 4 * * *',
      run: () => inBatches((limit) => deleteReleasedCheckouts(db, RELEASED_CHECKOUT_DAYS, limit)),
    },
    {
      queue: 'forget-payment-events',
      cron: '50 4 * * *',
      run: () => inBatches((limit) => deleteProcessedEvents(db, EVENT_DAYS, limit)),
    },
  ]
}
