import { VOTER_DAYS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { forgetVoters } from './faq-queries.ts'

export function contentJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-faq-voters',
      cron: '35 3 * * *',
      run: () => inBatches((limit) => forgetVoters(db, VOTER_DAYS, limit)),
    },
  ]
}
