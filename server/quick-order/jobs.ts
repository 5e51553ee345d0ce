import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteGuestLists } from './queries.ts'

/** As long as a guest's cart. */
const KEPT_DAYS = 90

export function quickOrderJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-quick-order-lists',
      cron: '35 4 * * *',
      run: () => inBatches((limit) => deleteGuestLists(db, KEPT_DAYS, limit)),
    },
  ]
}
