import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

/** What PostgreSQL must be started with to count statements; it does so only while `countStatements` asks. */
export const COUNTING_SETTINGS = { shared_preload_libraries: 'pg_stat_statements' }

/** Backends read changed settings before their next statement. */
const RELOAD_MS = 200

/** Our own, what ends and begins transactions, and the checks of foreign keys that PostgreSQL makes itself. */
const NOT_COUNTED = 'pg_stat_statements|pg_reload_conf|^(begin|commit|rollback)|^SELECT . FROM ONLY'

export interface StatementCounts {
  calls: number
  planMillis: number
  executionMillis: number
  /** Pages of tables and indexes that were looked at. */
  buffers: number
  /** The costly ones first. */
  texts: { text: string; calls: number; millis: number; buffers: number }[]
}

export async function allowCounting(db: Db): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  await sql`alter system set pg_stat_statements.track_planning = on`.execute(db)
  await sql`alter system set pg_stat_statements.track = 'none'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
}

/** Every statement that is sent to PostgreSQL meanwhile, whichever process sends it, without begin and commit. */
export async function countStatements(
  db: Db,
  work: () => Promise<unknown>,
): Promise<StatementCounts> {
  await track(db, 'top')
  await sql`select pg_stat_statements_reset()`.execute(db)
  await work()
  await track(db, 'none')
  const { rows } = await sql<{
    text: string
    calls: number
    plan: number
    execution: number
    buffers: number
  }>`
    select query as text, calls::int as calls, total_plan_time as plan, total_exec_time as execution,
      (shared_blks_hit + shared_blks_read)::float8 as buffers
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and query !~ '${sql.raw(NOT_COUNTED)}'
    order by total_plan_time + total_exec_time desc`.execute(db)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  return {
    calls: sum(({ calls }) => calls),
    planMillis: sum(({ plan }) => plan),
    executionMillis: sum(({ execution }) => execution),
    buffers: sum(({ buffers }) => buffers),
    texts: rows.map(({ text, calls, plan, execution, buffers }) => ({
      text,
      calls,
      millis: plan + execution,
      buffers,
    })),
  }
}

async function track(db: Db, which: 'none' | 'top'): Promise<void> {
  await sql.raw(`alter system set pg_stat_statements.track = '${which}'`).execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await sleep(RELOAD_MS)
}
