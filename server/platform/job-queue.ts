import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

import type { Trx } from '#database/pool.ts'

/** Work for later: sent in the transaction that causes it, done by a job runner with retries and backoff. */
export interface Jobs {
  /** Puts a job into a queue; it exists once the transaction commits. Throws where no job is declared for the queue. */
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
  /** Says which jobs there are, and makes their queues. A process that only sends does it, too. */
  declare(definitions: readonly JobDefinition[]): Promise<void>
  /** Starts working on every declared job in this process. */
  work(): Promise<void>
  stop(): Promise<void>
}

const QUEUE_OPTIONS = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
const POLL_SECONDS = 0.5
/** Taken at once; each of them fails and is repeated alone. */
const BATCH = 10
const DRAIN_MS = 10_000

/** Opens the job queue on the database of `url`. A process that only sends never works on a job. */
export async function openJobs(
  url: string,
  log: Logger,
  { isWorker }: { isWorker: boolean },
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
  const declared = new Map<string, JobDefinition>()
  return {
    async send(trx, queue, data) {
      if (!declared.has(queue)) throw new Error(`No job is declared for the queue ${queue}`)
      await boss.send(queue, data, {
        db: { executeSql: (text: string, values?: unknown[]) => execute(trx, text, values) },
      })
    },
    async declare(definitions) {
      for (const definition of definitions) {
        const { queue } = definition
        if (declared.has(queue)) throw new Error(`Two jobs are declared for the queue ${queue}`)
        declared.set(queue, definition)
        await boss.createQueue(queue, QUEUE_OPTIONS)
      }
    },
    async work() {
      for (const { queue, run, cron } of declared.values()) {
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
