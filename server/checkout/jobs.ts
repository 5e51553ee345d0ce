import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteReleasedCheckouts } from './retention-queries.ts'

/** Names and addresses of people who did not buy: kept long enough to answer "why was my payment refused". */
const RELEASED_CHECKOUT_DAYS = 30

export function checkoutJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'forget-checkouts',
      cron: '40 4 * * *',
      run: () => inBatches((limit) => deleteReleasedCheckouts(db, RELEASED_CHECKOUT_DAYS, limit)),
    },
  ]
}
