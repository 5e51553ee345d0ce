import { CONTACT_MONTHS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteContactsOlderThan } from './queries.ts'

export function contactJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-contact-submissions',
      cron: '20 4 * * *',
      run: () => inBatches((limit) => deleteContactsOlderThan(db, CONTACT_MONTHS, limit)),
    },
  ]
}
