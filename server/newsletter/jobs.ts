import { UNCONFIRMED_SIGN_UP_DAYS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteUnconfirmed } from './queries.ts'

export function newsletterJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-unconfirmed-sign-ups',
      cron: '25 4 * * *',
      run: () => inBatches((limit) => deleteUnconfirmed(db, UNCONFIRMED_SIGN_UP_DAYS, limit)),
    },
  ]
}
