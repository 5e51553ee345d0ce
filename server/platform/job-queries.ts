import type { PgBoss } from 'pg-boss'

import type { JobStatus } from '#contract/jobs.ts'
import { type Db, readRows } from '#database/pool.ts'

type QueueDatabase = ReturnType<PgBoss['getDb']>

/** Jobs that were given up are kept so long for staff, unless they retry them. */
const KEPT_SECONDS = 90 * 86_400

/** Of an error thrown by a job, and of a job whose worker died. */
const REASON = `coalesce(output ->> 'message', output -> 'value' ->> 'message')`

export interface TendedQueue {
  name: string
  /** A job is due; its worker may know, or not. */
  is_due: boolean
  /** A worker has not said for too long that it is alive. */
  is_silent: boolean
  /** A job has failed for good, and nobody has told of it. */
  has_given_up: boolean
}

export async function queuesToTend(database: QueueDatabase): Promise<TendedQueue[]> {
  const { rows } = await database.executeSql(
    `select name, bool_or(state < 'active') as is_due, bool_or(state = 'active') as is_silent,
      bool_or(state = 'failed') as has_given_up
    from pgboss.job
    where state < 'active' and start_after <= now()
      or state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()
      or state = 'failed' and deletion_seconds <> ${KEPT_SECONDS}
    group by name`,
  )
  return rows as TendedQueue[]
}

export interface GivenUpJob {
  id: string
  attempts: number
  reason: string | null
}

/** Keeps a queue's failed jobs for staff; returns those it had not kept before. */
export async function keepGivenUpJobs(
  database: QueueDatabase,
  queue: string,
): Promise<GivenUpJob[]> {
  const { rows } = await database.executeSql(
    `with given_up as (
      update pgboss.job set deletion_seconds = ${KEPT_SECONDS}
      where name = $1 and state = 'failed' and deletion_seconds <> ${KEPT_SECONDS}
      returning id, retry_count + 1 as attempts, ${REASON} as reason
    )
    select id, attempts, reason, pg_notify('staff_live', 'job:' || id) from given_up`,
    [queue],
  )
  return rows as GivenUpJob[]
}

/** Notes a run of work that comes by itself. */
export async function noteRun(
  database: QueueDatabase,
  { queue, tookMs, error }: { queue: string; tookMs: number; error: string | null },
): Promise<void> {
  await database.executeSql(
    `insert into job_runs (queue, started_at, took_ms, error)
    values ($1, now() - make_interval(secs => $2::int / 1000.0), $2, $3)
    on conflict (queue) do update set started_at = excluded.started_at, took_ms = excluded.took_ms, error = excluded.error`,
    [queue, tookMs, error],
  )
}

export interface JobRow {
  id: string
  queue: string
  status: JobStatus
  attempts: number
  error: string | null
  run_at: Date
  finished_at: Date | null
}

const COLUMNS = `id::text as id, name as queue, state::text as status,
  case when started_on is null then 0 else retry_count + 1 end as attempts, ${REASON} as error,
  coalesce(started_on, start_after) as run_at, completed_on as finished_at`

export interface JobPage {
  queue: string | undefined
  status: string | undefined
  limit: number
  offset: number
}

/** Without what the jobs are about: that may be a customer's address. */
export async function jobsByPage(
  db: Db,
  { queue, status, limit, offset }: JobPage,
): Promise<{ rows: JobRow[]; total: number }> {
  const matches = `name not like '\\_\\_%' and ($1::text is null or name = $1) and ($2::text is null or state::text = $2)`
  const values = [queue ?? null, status ?? null]
  const [rows, [count]] = await Promise.all([
    readRows<JobRow>(
      db,
      `select ${COLUMNS} from pgboss.job where ${matches} order by created_on desc, id limit $3 offset $4`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from pgboss.job where ${matches}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function jobById(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await readRows<JobRow>(
    db,
    `select ${COLUMNS} from pgboss.job where id = $1::uuid and name not like '\\_\\_%'`,
    [id],
  )
  return row
}

/** How many jobs of each queue have failed for good. */
export function failedJobs(db: Db): Promise<{ queue: string; jobs: number }[]> {
  return readRows(
    db,
    `select name as queue, count(*)::int as jobs from pgboss.job where state = 'failed' and name not like '\\_\\_%' group by name`,
  )
}

export interface QueueRow {
  queue: string
  waiting: number
  retrying: number
  active: number
  failed: number
  last_run_at: Date | null
  last_run_ms: number | null
  last_run_error: string | null
}

/** What waits in each of these queues, in their order, and when the work was done last. */
export function queueCounts(db: Db, queues: readonly string[]): Promise<QueueRow[]> {
  return readRows(
    db,
    `select q.queue, coalesce(j.waiting, 0) as waiting, coalesce(j.retrying, 0) as retrying, coalesce(j.active, 0) as active,
      coalesce(j.failed, 0) as failed, r.started_at as last_run_at, r.took_ms as last_run_ms, r.error as last_run_error
    from unnest($1::text[]) with ordinality as q (queue, place)
    left join (
      select name, count(*) filter (where state = 'created')::int as waiting, count(*) filter (where state = 'retry')::int as retrying,
        count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name
    ) j on j.name = q.queue
    left join job_runs r on r.queue = q.queue order by q.place`,
    [queues],
  )
}

export async function failedJobIds(db: Db, queue: string): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    `select id::text as id from pgboss.job where name = $1 and state = 'failed' order by created_on`,
    [queue],
  )
  return rows.map(({ id }) => id)
}
