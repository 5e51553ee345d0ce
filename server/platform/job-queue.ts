import { isDeepStrictEqual } from 'node:util'

import { CompiledQuery } from 'kysely'
import { type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'

import { DeadlineClient, KEEP_ALIVE } from '#database/deadline-client.ts'
import type { Trx } from '#database/pool.ts'

import type { DatabaseLog } from './database-log.ts'
import { keepGivenUpJobs, noteRun, queuesToTend } from './job-queries.ts'
import { noLongerThan } from './no-longer-than.ts'
import { type Repeating, repeating } from './repeating.ts'

/** Work for later: sent in the transaction that causes it, done by a job runner with retries and backoff. */
export interface Jobs {
  /** Puts a job into a queue; it exists once the transaction commits. Throws where no job is declared for the queue. */
  send(trx: Trx, queue: string, data: object): Promise<void>
  /** Sends news to every job that listens to them: each has its own queue and its own tries. */
  announce(trx: Trx, topic: string, news: readonly News[]): Promise<void>
}

/** What is announced: names and values, so that listeners can tell what concerns them. */
export type News = Readonly<Record<string, unknown>>

export interface JobDefinition {
  queue: string
  /** One job; throwing makes it be tried again. The signal is aborted when the process stops. */
  run: (data: Record<string, unknown>, signal?: AbortSignal) => Promise<void>
  /** What it hears of, wherever it is announced. */
  listensTo?: string
  /** Which of it concerns it; without this all of it does. */
  hears?: (news: News) => boolean
  /** When it runs by itself: a cron line such as `* * * * *`. */
  cron?: string
  /**
   * For work that a table remembers: each worker does it so often, one run at a time, and a job only
   * wakes it. Nothing depends on a job then.
   */
  everySeconds?: number
}

export interface JobRunner extends Jobs {
  /** Registers the jobs and creates their queues, also in a process that only sends. */
  declare(definitions: readonly JobDefinition[]): Promise<void>
  /** Starts working on every declared job in this process. */
  work(): Promise<void>
  /** Has jobs that were given up tried again; a worker finds them within seconds. */
  retry(queue: string, jobIds: readonly string[]): Promise<void>
  /** What was declared. */
  queues(): readonly Pick<JobDefinition, 'queue' | 'cron' | 'everySeconds'>[]
  stop(): Promise<void>
}

const RETRY_SECONDS = 2
const DAY_SECONDS = 86_400
/**
 * `notify`: sending a job wakes its worker when the transaction commits. A worker shows every few seconds
 * that it is alive; the jobs of one that does not are taken up again. Whatever hangs for five minutes is
 * started again, too.
 */
const QUEUE_OPTIONS = {
  retryLimit: 8,
  retryDelay: RETRY_SECONDS,
  retryBackoff: true,
  notify: true,
  heartbeatSeconds: 12,
  expireInSeconds: 300,
  deleteAfterSeconds: DAY_SECONDS,
} as const
const HEARTBEAT_SECONDS = 4
/** How often retries that have become due, silent workers and jobs given up are looked for. */
const TEND_SECONDS = 4
/** Below the time between two looks, or a silent worker's job would wait for the next. */
const SUPERVISE_SECONDS = 2
/** In case a worker was not woken. */
const POLL_SECONDS = 60
/** While the database takes no LISTEN. */
const DEAF_POLL_SECONDS = 0.5
/** Taken at once; each of them fails and is repeated alone. */
const BATCH = 10
/** Its own housekeeping included, no statement of the queue takes longer on a connection that lives. */
const ANSWER_LIMIT_MS = 5_000
/** Below a minute, as often as a cron line can come. */
const NOTE_MS = 55_000
const DRAIN_MS = 3_500
const STOP_MS = 4_000

/** Opens the job queue on the database of `url`. A process that only sends never works on a job. */
export async function openJobs(
  url: string,
  log: Pick<DatabaseLog, 'warn' | 'error'>,
  { isWorker }: { isWorker: boolean },
): Promise<JobRunner> {
  const boss = queueOn(url, isWorker)
  boss.on('error', (error: Error) => log.warn({ err: error }, 'the job queue had trouble'))
  await boss.start()
  const declared = new Map<string, JobDefinition>()
  const repeated: Repeating[] = []
  const onError = (err: unknown) => log.warn({ err }, 'the job queue had trouble')
  async function send(trx: Trx, queue: string, data: object): Promise<void> {
    if (!declared.has(queue)) throw new Error(`No job is declared for the queue ${queue}`)
    await boss.send(queue, data, { db: within(trx) })
  }
  return {
    send,
    async announce(trx, topic, news) {
      for (const { queue, listensTo, hears = () => true } of declared.values()) {
        const jobs = listensTo === topic ? news.filter(hears).map((data) => ({ data })) : []
        if (jobs.length > 0) await boss.insert(queue, jobs, { db: within(trx) })
      }
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
      const wakeWorkers = new Map<string, () => void>()
      for (const { queue, cron, everySeconds, run: work } of declared.values()) {
        const run =
          cron === undefined && everySeconds === undefined ? work : noted(boss, queue, work)
        if (everySeconds === undefined) {
          wakeWorkers.set(queue, await startWorker(boss, { queue, run }))
        } else {
          const again = repeating(everySeconds, (signal) => run({}, signal), { onError })
          repeated.push(again)
          const wake = { queue, run: async () => again.wake() }
          wakeWorkers.set(queue, await startWorker(boss, wake))
        }
        if (cron !== undefined) await boss.schedule(queue, cron)
      }
      repeated.push(repeating(TEND_SECONDS, () => tend(boss, wakeWorkers, log), { onError }))
    },
    async retry(queue, jobIds) {
      await boss.retry(queue, [...jobIds])
    },
    queues: () => [...declared.values()],
    async stop() {
      // Its listener would say goodbye for ever to a database that does not answer any more.
      const drained = noLongerThan(STOP_MS, boss.stop({ graceful: true, timeout: DRAIN_MS }))
      await Promise.all([drained, ...repeated.map((one) => one.stop())])
    },
  }
}

/**
 * The same work, and a note of when it was done last. What is looked at every few seconds is noted once
 * a minute, unless it begins to fail or to work again.
 */
function noted(boss: PgBoss, queue: string, run: JobDefinition['run']): JobDefinition['run'] {
  let last: { at: number; error: string | null } | undefined
  async function note(begunAt: number, error: string | null): Promise<void> {
    const now = performance.now()
    if (last?.error === error && now - last.at < NOTE_MS) return
    last = { at: now, error }
    await noteRun(boss.getDb(), { queue, tookMs: Math.round(now - begunAt), error })
  }
  return async (data, signal) => {
    const begunAt = performance.now()
    try {
      await run(data, signal)
    } catch (error) {
      // What is noted must not hide what happened: without a database there is no note.
      await note(begunAt, error instanceof Error ? error.message : String(error)).catch(
        () => undefined,
      )
      throw error
    }
    await note(begunAt, null)
  }
}

function queueOn(url: string, isWorker: boolean): PgBoss {
  // Its types name only some of what it hands on to its pool of connections.
  const connections = { Client: DeadlineClient, answerLimitMs: ANSWER_LIMIT_MS, ...KEEP_ALIVE }
  return new PgBoss({
    ...connections,
    connectionString: url,
    application_name: 'octavo-jobs',
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
}

/**
 * What no notification tells of: a retry has become due, a worker has died in the middle of its jobs, a
 * job was given up. One statement while there is nothing of it.
 */
async function tend(
  boss: PgBoss,
  wakeWorkers: ReadonlyMap<string, () => void>,
  log: Pick<DatabaseLog, 'error'>,
): Promise<void> {
  const database = boss.getDb()
  for (const { name, is_due, is_silent, has_given_up } of await queuesToTend(database)) {
    const wakeWorker = wakeWorkers.get(name)
    if (wakeWorker === undefined) continue
    if (is_due) wakeWorker()
    if (is_silent) await boss.supervise(name)
    if (!has_given_up) continue
    for (const { id, attempts, reason } of await keepGivenUpJobs(database, name))
      log.error({ queue: name, job_id: id, attempts, reason }, 'a job failed for good')
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

function isCurrent(queue: QueueResult): boolean {
  const names = Object.keys(QUEUE_OPTIONS) as (keyof typeof QUEUE_OPTIONS)[]
  return isDeepStrictEqual(
    Object.fromEntries(names.map((name) => [name, queue[name]])),
    QUEUE_OPTIONS,
  )
}

/** Answers how to make it look for jobs at once. */
async function startWorker(
  boss: PgBoss,
  { queue, run }: Pick<JobDefinition, 'queue' | 'run'>,
): Promise<() => void> {
  const workerId = await boss.work(
    queue,
    {
      pollingIntervalSeconds: DEAF_POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      includeMetadata: true,
      heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
    },
    async (jobs) => {
      const hasRun = await Promise.all(jobs.map((job) => runOne(boss, job, run)))
      for (const [index, { retryCount }] of jobs.entries()) {
        if (hasRun[index] === false) wakeForRetry(retryCount)
      }
    },
  )
  return () => boss.notifyWorker(workerId)

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
  job: JobWithMetadata<unknown>,
  run: JobDefinition['run'],
): Promise<boolean> {
  try {
    await run((job.data ?? {}) as Record<string, unknown>, job.signal)
    return true
  } catch (error) {
    // Of this attempt only: whoever has taken the job over goes on.
    await boss.fail(job.name, job, {
      message: error instanceof Error ? error.message : String(error),
    })
    return false
  }
}

/** What the queue writes belongs to this transaction. */
function within(trx: Trx) {
  return { executeSql: (text: string, values?: unknown[]) => execute(trx, text, values) }
}

async function execute(trx: Trx, text: string, values: unknown[] = []) {
  return { rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }
}
