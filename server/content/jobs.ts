import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { forgetVoters } from './faq-queries.ts'

/** After that a second vote of the same visitor counts as another one. */
const KNOWN_VOTER_DAYS = 30

export function contentJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-faq-voters',
      cron: '35 3 * * *',
      run: () => inBatches((limit) => forgetVoters(db, KNOWN_VOTER_DAYS, limit)),
    },
  ]
}
