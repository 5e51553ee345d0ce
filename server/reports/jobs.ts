import type { Db } from '#database/pool.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'

import { countDays } from './dashboard-queries.ts'

export function reportJobs({ db }: { db: Db }): JobDefinition[] {
  return [{ queue: 'count-days', cron: '7 * * * *', run: () => countDays(db) }]
}
