import { GUEST_CART_DAYS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteGuestLists } from './queries.ts'

export function quickOrderJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-quick-order-lists',
      cron: '35 4 * * *',
      run: () => inBatches((limit) => deleteGuestLists(db, GUEST_CART_DAYS, limit)),
    },
  ]
}
