import { isDeepStrictEqual } from 'node:util'

import { CompiledQuery } from 'kysely'
import { type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'

import type { Trx } from '#database/pool.ts'

import type { DatabaseLog } from './database-log.ts'

/** Work for later: sent in the transaction that causes it, done by a job runner with retries and backoff. */
export interface Jobs {
  /** Puts a job into a queue; it exists once the transaction commits. Throws where no job is declared for the queue. */
  send(trx: Trx, queue: string, data: object): Promise<void>
}

export interface JobDefinition {
  queue: string
  /** One job; throwing makes it be tried again. */
  run: (data: Record<string, unknown>) => Promise<void>
  /** When it runs by itself: a cron line such as `* * * * *`. */
  cron?: string
}

export interface JobRunner extends Jobs {
  /** Registers the jobs and creates their queues, also in a process that only sends. */
  declare(definitions: readonly JobDefinition[]): Promise<void>
  /** Starts working on every declared job in this process. */
  work(): Promise<void>
  stop(): Promise<void>
}

const RETRY_SECONDS = 2
/** `notify`: sending a job wakes its worker when the transaction commits. */
const QUEUE_OPTIONS = {
  retryLimit: 8,
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  notify: true,
} as const
/** In case a worker was not woken, as for the jobs of a process that died. */
const POLL_SECONDS = 30
/** While the database takes no LISTEN. */
const DEAF_POLL_SECONDS = 0.5
/** Taken at once; each of them fails and is repeated alone. */
const BATCH = 10
const DRAIN_MS = 10_000

/** Opens the job queue on the database of `url`. A process that only sends never works on a job. */
export async function openJobs(
  url: string,
  log: Pick<DatabaseLog, 'warn'>,
  { isWorker }: { isWorker: boolean },
): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'octavo-jobs',
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
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
      }
      await makeQueues(boss, [...declared.keys()])
    },
    async work() {
      for (const definition of declared.values()) {
        await startWorker(boss, definition)
        const { queue, cron } = definition
        if (cron !== undefined) await boss.schedule(queue, cron)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }),
  }
}

/** Queues made by an earlier release get the current options. */
async function makeQueues(boss: PgBoss, queues: readonly string[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const found = known.get(queue)
    if (found === undefined) await boss.createQueue(queue, QUEUE_OPTIONS)
    else if (!isCurrent(found)) await boss.updateQueue(queue, QUEUE_OPTIONS)
  }
}

function isCurrent({ retryLimit, retryDelay, retryBackoff, notify }: QueueResult): boolean {
  return isDeepStrictEqual({ retryLimit, retryDelay, retryBackoff, notify }, QUEUE_OPTIONS)
}

async function startWorker(boss: PgBoss, { queue, run }: JobDefinition): Promise<void> {
  const workerId = await boss.work(
    queue,
    {
      pollingIntervalSeconds: DEAF_POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      includeMetadata: true,
    },
    async (jobs) => {
      const hasRun = await Promise.all(jobs.map((job) => runOne(boss, job, run)))
      for (const [index, { retryCount }] of jobs.entries()) {
        if (hasRun[index] === false) wakeForRetry(retryCount)
      }
    },
  )

  /** Nothing notifies the worker when a retry becomes due, so wake it when the delay is over. */
  function wakeForRetry(retryCount: number): void {
    const seconds = RETRY_SECONDS * 2 ** (retryCount + 1)
    if (seconds < POLL_SECONDS)
      setTimeout(() => boss.notifyWorker(workerId), seconds * 1000).unref()
  }
}

/** False when the job failed and is to be tried again. */
async function runOne(
  boss: PgBoss,
  { id, name: queue, data }: JobWithMetadata<unknown>,
  run: JobDefinition['run'],
): Promise<boolean> {
  try {
    await run((data ?? {}) as Record<string, unknown>)
    return true
  } catch (error) {
    await boss.fail(queue, id, {
      message: error instanceof Error ? error.message : String(error),
    })
    return false
  }
}

async function execute(trx: Trx, text: string, values: unknown[] = []) {
  return { rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }
}
