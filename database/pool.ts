import { CompiledQuery, Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

import { type DeadlineConfig, KEEP_ALIVE } from './deadline-client.ts'
import { NamedClient } from './named-client.ts'
import type { Schema } from './schema.ts'
import { columnTypes } from './type-parsers.ts'

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>

export interface DatabaseOptions {
  /** Connections at most. 8–16 is the best range for a hot row; more only queue inside PostgreSQL. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  statementTimeoutMs?: number
  /** Called after every statement, failed ones too: counts and timings for benches, tests and metrics. */
  onQuery?: (query: { sql: string; durationMs: number }) => void
  /** A connection broke outside a statement (server restarted). The pool opens a new one by itself. */
  onConnectionLost?: (error: Error) => void
}

const WAIT_FOR_CONNECTION_MS = 2_000
/** PostgreSQL ends a slow statement itself; only a dead connection keeps silent for longer. */
const SILENCE_MS = 500
const IDLE_CONNECTION_MS = 60_000
const IDLE_IN_TRANSACTION_MS = 15_000

/**
 * Opens a pool on `url`; nothing is sent before the first statement. A caller who gets no
 * connection within 2 s is refused with an error that `isUnavailable` recognises, and so is one whose
 * connection has died: together well within 5 s for a request.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const { max = 12, applicationName = 'octavo', statementTimeoutMs = 3_500, onQuery } = options
  const onConnectionLost = options.onConnectionLost ?? warn
  const settings: pg.PoolConfig & DeadlineConfig = {
    Client: NamedClient,
    connectionString: url,
    max,
    min: Math.min(2, max),
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    statement_timeout: statementTimeoutMs,
    application_name: applicationName,
    ...KEEP_ALIVE,
    ...(statementTimeoutMs > 0 && { answerLimitMs: statementTimeoutMs + SILENCE_MS }),
    types: columnTypes,
  }
  const pool = new pg.Pool(settings)
  // A lost connection is announced on the pool while idle and on the client while lent out; without
  // a listener on both, a restart of PostgreSQL would end the process.
  pool.on('connect', (client) => client.on('error', ignore))
  pool.on('error', onConnectionLost)
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && { log: (event: LogEvent) => onQuery(measured(event)) }),
  })
}

/**
 * Runs hand-written SQL on the pool or inside a transaction, as a named prepared statement.
 * For hot reads with JSON-aggregated children; `Row` is the caller's word for what `text` selects.
 */
export async function readRows<Row>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

function measured({ query, queryDurationMillis }: LogEvent) {
  return { sql: query.sql, durationMs: queryDurationMillis }
}

function warn(error: Error): void {
  process.emitWarning(`A database connection was lost: ${error.message}`)
}

function ignore(): void {
  // The statement under way has the same error, or the pool's listener has reported it.
}
