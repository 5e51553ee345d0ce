import { REJECTED_REVIEW_MONTHS, REVIEW_REQUEST_MONTHS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { askForReviews } from './ask-for-reviews.ts'
import { deleteRejected, deleteRequestsOlderThan } from './request-queries.ts'

export function reviewJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: 'ask-for-reviews', cron: '5 9 * * *', run: () => askForReviews(shop) },
    {
      queue: 'forget-reviews',
      cron: '30 4 * * *',
      async run() {
        await inBatches((limit) => deleteRejected(shop.db, REJECTED_REVIEW_MONTHS, limit))
        await inBatches((limit) => deleteRequestsOlderThan(shop.db, REVIEW_REQUEST_MONTHS, limit))
      },
    },
  ]
}
