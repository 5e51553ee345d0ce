import { ORDER_YEARS } from '#contract/plain/kept-for.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteOldAudit } from './queries.ts'

export function auditJobs({ db }: Pick<Shop, 'db'>): JobDefinition[] {
  return [
    {
      queue: 'forget-audit',
      cron: '41 3 * * *',
      run: () => inBatches((limit) => deleteOldAudit(db, ORDER_YEARS, limit)),
    },
  ]
}
