import * as contract from '#contract/jobs.ts'
import type { Db } from '#database/pool.ts'

import { serve, type Served } from './endpoints.ts'
import { failedJobIds, jobById, type JobRow, jobsByPage, queueCounts } from './job-queries.ts'
import type { JobRunner } from './job-queue.ts'
import { DEFAULT_PER_PAGE, pageOf } from './paging.ts'
import { ShopError } from './shop-error.ts'

/** Jobs for the shop's staff: what has failed, and its retry. */
export function jobRoutes({
  db,
  jobs,
}: {
  db: Db
  jobs: Pick<JobRunner, 'retry' | 'queues'>
}): Served[] {
  return [
    serve(contract.listJobs, async ({ query }) => {
      const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, queue, status } = query
      const offset = (page - 1) * perPage
      const { rows, total } = await jobsByPage(db, { queue, status, limit: perPage, offset })
      return { data: rows.map(shapeOf), ...pageOf(total, page, perPage) }
    }),
    serve(contract.retryJob, async ({ params }) => {
      const job = await jobById(db, params.id)
      if (job === undefined) throw new ShopError('not_found')
      if (job.status !== 'failed') throw new ShopError('conflict', { message: 'jobs.not_failed' })
      await jobs.retry(job.queue, [job.id])
      return { data: shapeOf((await jobById(db, params.id)) ?? job), message: 'jobs.retried' }
    }),
    serve(contract.listJobQueues, async () => {
      const declared = jobs.queues()
      const rows = await queueCounts(
        db,
        declared.map(({ queue }) => queue),
      )
      return {
        data: rows.map((row, index) => ({
          ...row,
          cron: declared[index]?.cron ?? null,
          every_seconds: declared[index]?.everySeconds ?? null,
          last_run_at: row.last_run_at?.toISOString() ?? null,
        })),
      }
    }),
    serve(contract.retryQueue, async ({ params: { queue } }) => {
      if (!jobs.queues().some((one) => one.queue === queue)) throw new ShopError('not_found')
      const ids = await failedJobIds(db, queue)
      if (ids.length > 0) await jobs.retry(queue, ids)
      return { data: { retried: ids.length }, message: 'jobs.retried' }
    }),
  ]
}

function shapeOf(job: JobRow) {
  return {
    ...job,
    run_at: job.run_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
  }
}
