import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { applyFunctions } from './apply-functions.ts'
import { type MigrationFile, readMigrationFiles } from './migration-files.ts'
import { REFRESH_STATISTICS } from './refresh-statistics.ts'

export interface MigrateOptions {
  directory?: string
  /** Folder of the functions; those of the shop, or none beside another `directory`. */
  functions?: string
  /** Called after each file that was applied. */
  onApplied?: (migration: AppliedMigration) => void
  /** The last file to apply, by its name; all when absent. */
  until?: string
}

export interface AppliedMigration {
  name: string
  durationMs: number
}

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
const FUNCTIONS = path.join(import.meta.dirname, 'functions')
const LOCK_KEY = 0x0c7a_0001
const LOCK_POLL_MS = 100
const CONNECT_LIMIT_MS = 5_000

/**
 * Applies the missing files of database/migrations in order and answers which ones, then the changed
 * files of database/functions, and refreshes the statistics if any file was missing. Each migration is
 * one transaction; a failed file leaves the database as the file before it left it. Refuses to run when a
 * migration already applied has been changed or is gone. Safe to call from several processes.
 */
export async function migrate(
  url: string,
  options: MigrateOptions = {},
): Promise<AppliedMigration[]> {
  const files = upTo(options.until, await readMigrationFiles(options.directory ?? MIGRATIONS))
  const client = new pg.Client({
    connectionString: url,
    application_name: 'octavo-migrate',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  await client.connect()
  try {
    await lock(client)
    const applied = await applyMissing(client, files, options)
    const functions = functionsOf(options)
    if (functions !== undefined) await applyFunctions(client, functions)
    // an index on an expression has no statistics of its own until then
    if (applied.length > 0) await client.query(REFRESH_STATISTICS)
    return applied
  } finally {
    await client.end() // also releases the lock
  }
}

/** Up to an older migration, the functions of today may ask for columns that are not there yet. */
function functionsOf({ directory, functions, until }: MigrateOptions): string | undefined {
  if (until !== undefined) return undefined
  return functions ?? (directory === undefined ? FUNCTIONS : undefined)
}

function upTo(last: string | undefined, files: MigrationFile[]): MigrationFile[] {
  if (last === undefined) return files
  const end = files.findIndex((file) => file.name === last)
  if (end === -1) throw new Error(`There is no migration ${last}`)
  return files.slice(0, end + 1)
}

/** Polls instead of waiting in pg_advisory_lock: a waiting statement would block CREATE INDEX CONCURRENTLY for ever. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [LOCK_KEY],
    )
    if (rows[0]?.locked === true) return
    await sleep(LOCK_POLL_MS)
  }
}

async function applyMissing(
  client: pg.Client,
  files: readonly MigrationFile[],
  { until, onApplied }: MigrateOptions,
): Promise<AppliedMigration[]> {
  const known = await readApplied(client)
  if (until === undefined) assertAllPresent(known, files)
  const applied: AppliedMigration[] = []
  for (const file of files) {
    const checksum = known.get(file.name)
    if (checksum === undefined) {
      const migration = await apply(client, file)
      applied.push(migration)
      onApplied?.(migration)
    } else if (checksum !== file.checksum) {
      throw new Error(`Migration ${file.name} was changed after it had been applied`)
    }
  }
  return applied
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function assertAllPresent(known: Map<string, string>, files: readonly MigrationFile[]): void {
  const present = new Set(files.map((file) => file.name))
  const gone = [...known.keys()].filter((name) => !present.has(name))
  if (gone.length > 0) {
    throw new Error(
      `The database is newer than this version of the shop: it has ${gone.join(', ')}`,
    )
  }
}

async function apply(client: pg.Client, file: MigrationFile): Promise<AppliedMigration> {
  const startedAt = performance.now()
  try {
    if (file.isTransactional) await client.query('begin')
    for (const part of partsOf(file)) await client.query(part)
    await client.query('reset all') // a file's "set lock_timeout" ends with the file
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    if (file.isTransactional) await client.query('commit')
  } catch (error) {
    if (file.isTransactional) await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${file.name} failed: ${explain(error)}`, { cause: error })
  }
  return { name: file.name, durationMs: Math.round(performance.now() - startedAt) }
}

/** Without a transaction each statement travels alone: several in one message would share one. */
function partsOf({ text, isTransactional }: MigrationFile): string[] {
  return isTransactional ? [text] : text.split(/;\s*$/m).filter((part) => part.trim() !== '')
}

function explain(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  const { message, detail, position } = error
  return [message, detail, position && `at character ${position}`].filter(Boolean).join('; ')
}
