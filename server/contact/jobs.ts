import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteContactsOlderThan } from './queries.ts'

/** As long as the legal guarantee: until then a message may be about an order. */
const KEPT_MONTHS = 24

export function contactJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-contact-submissions',
      cron: '20 4 * * *',
      run: () => inBatches((limit) => deleteContactsOlderThan(db, KEPT_MONTHS, limit)),
    },
  ]
}
