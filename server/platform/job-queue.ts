import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

import type { Trx } from '#database/pool.ts'

/** Work for later: sent in the transaction that causes it, done by a job runner with retries and backoff. */
export interface Jobs {
  /** Puts a job into the queue of the name; it exists once the transaction commits. */
  send(trx: Trx, queue: string, data: object): Promise<void>
}

export interface JobDefinition {
  queue: string
  /** One job; throwing makes it be tried again. */
  run: (data: Record<string, unknown>) => Promise<void>
  /** Minutes past which it runs by itself: a cron line such as `* * * * *`. */
  cron?: string
}

export interface JobRunner extends Jobs {
  /** Starts working on these jobs in this process. */
  work(definitions: readonly JobDefinition[]): Promise<void>
  stop(): Promise<void>
}

const RETRIES = 8
const RETRY_SECONDS = 2
const POLL_SECONDS = 0.5
/** Taken at once; each of them fails and is repeated alone. */
const BATCH = 10
const DRAIN_MS = 10_000

/** Opens the queues on the database of `url`. A process that only sends never works on a job. */
export async function openJobs(
  url: string,
  log: Logger,
  queues: readonly string[],
  isWorker: boolean,
): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'octavo-jobs',
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
  })
  boss.on('error', (error: Error) => log.warn({ err: error }, 'the job queue had trouble'))
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(queue, {
      retryLimit: RETRIES,
      retryDelay: RETRY_SECONDS,
      retryBackoff: true,
    })
  }
  return {
    async send(trx, queue, data) {
      await boss.send(queue, data, {
        db: { executeSql: (text: string, values?: unknown[]) => execute(trx, text, values) },
      })
    },
    async work(definitions) {
      for (const { queue, run, cron } of definitions) {
        await boss.work(
          queue,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH, burstWhenBatchFull: true },
          async (jobs) => {
            await Promise.all(jobs.map((job) => runOne(boss, queue, job, run)))
          },
        )
        if (cron !== undefined) await boss.schedule(queue, cron)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
  }
}

async function runOne(
  boss: PgBoss,
  queue: string,
  job: { id: string; data: unknown },
  run: JobDefinition['run'],
): Promise<void> {
  try {
    await run((job.data ?? {}) as Record<string, unknown>)
  } catch (error) {
    await boss.fail(queue, job.id, {
      message: error instanceof Error ? error.message : String(error),
    })
  }
}

async function execute(trx: Trx, text: string, values: unknown[] = []) {
  return { rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }
}
