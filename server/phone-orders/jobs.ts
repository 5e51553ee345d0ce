import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deletePhoneOrdersOverFor } from './queries.ts'

/** What was said on the phone is kept no longer than it takes to ask about a link that is over. */
const KEPT_DAYS = 30

export function phoneOrderJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-phone-orders',
      cron: '40 4 * * *',
      run: () => inBatches((limit) => deletePhoneOrdersOverFor(db, KEPT_DAYS, limit)),
    },
  ]
}
