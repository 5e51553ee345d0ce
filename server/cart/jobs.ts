import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { deleteGuestCartsIdleFor } from './retention-queries.ts'

/** A guest who has not come back in three months will not; carts of accounts are kept. */
const GUEST_CART_DAYS = 90

export function cartJobs({ db }: { db: Db }): JobDefinition[] {
  return [
    {
      queue: 'forget-guest-carts',
      cron: '30 4 * * *',
      run: () => inBatches((limit) => deleteGuestCartsIdleFor(db, GUEST_CART_DAYS, limit)),
    },
  ]
}
