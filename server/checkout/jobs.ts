import { CHECKOUT_DAYS } from '#contract/plain/kept-for.ts'
import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteReleasedCheckouts } from './retention-queries.ts'

export function checkoutJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'forget-checkouts',
      cron: '40 4 * * *',
      run: () => inBatches((limit) => deleteReleasedCheckouts(db, CHECKOUT_DAYS, limit)),
    },
  ]
}
