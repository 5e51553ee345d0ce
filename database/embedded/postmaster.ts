import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { asOwner, clusterFolder, DATABASE_USER, postmasterOf } from './cluster.ts'
import type { Place } from './place.ts'
import { hasEnded, isRunning } from './server-process.ts'
import type { EmbeddedState } from './state.ts'

export type PostgresSettings = Readonly<Record<string, string>>

/** For a small machine that runs the shop as well; short statements, so no JIT and no parallel plans. */
const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
}

const START_LIMIT_MS = 30_000
const PROBE_MS = 25
const FAST_SHUTDOWN_LIMIT_MS = 10_000
const MAX_LOG_BYTES = 10_000_000

export function databaseUrl({ port, password }: EmbeddedState, database = 'octavo'): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
}

/** The postmaster that a killed shop left running on this cluster, if one answers there. */
export async function findRunning(
  place: Place,
  state: EmbeddedState,
): Promise<{ pid: number; port: number } | undefined> {
  const found = postmasterOf(clusterFolder(place))
  if (found === undefined) return undefined
  await untilAnswers({ ...state, port: found.port }, () => isRunning(found.pid))
  return isRunning(found.pid) ? found : undefined
}

/** Starts PostgreSQL in a process group of its own, so that Ctrl-C does not stop it before the web server has drained. */
export async function startPostmaster(
  place: Place,
  state: EmbeddedState,
  settings: PostgresSettings,
): Promise<number> {
  const logFile = path.join(place.root, 'postgres.log')
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) truncateSync(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const parameters = Object.entries({ ...SETTINGS, ...settings, port: String(state.port) })
  const child = spawn(
    path.join(place.binaries, 'bin', 'postgres'),
    [
      '-D',
      clusterFolder(place),
      ...parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...asOwner(place), detached: true, windowsHide: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  child.unref()
  const failure = new Promise<never>((_, reject) => child.once('error', reject))
  failure.catch(() => undefined)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  await Promise.race([failure, untilAnswers(state, isAlive)])
  if (!isAlive() || child.pid === undefined) {
    const lines = readFileSync(logFile, 'utf8').slice(logStart).trim().split('\n')
    throw new Error(`PostgreSQL did not start. Its log ${logFile} ends: ${lines.at(-1)}`)
  }
  return child.pid
}

/** Fast shutdown: open transactions are rolled back, the checkpoint is written. */
export async function stopPostmaster(place: Place, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const folder = clusterFolder(place)
    spawn(path.join(place.binaries, 'bin', 'pg_ctl'), ['stop', '-m', 'fast', '-D', folder])
  } else {
    signal(pid, 'SIGINT')
  }
  if (await hasEnded(pid, FAST_SHUTDOWN_LIMIT_MS)) return
  signal(pid, 'SIGQUIT')
  await hasEnded(pid, FAST_SHUTDOWN_LIMIT_MS)
}

/** A port nobody listens on; `preferred` if it is free. */
export async function freePort(preferred: number, host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(preferred, host, resolve)
  try {
    await promise
  } catch (error) {
    if (preferred === 0) throw error
    return freePort(0, host)
  }
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

async function untilAnswers(state: EmbeddedState, isAlive: () => boolean): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (isAlive() && !(await answers(state))) {
    if (performance.now() > deadline) throw new Error('PostgreSQL does not answer')
    await sleep(PROBE_MS)
  }
}

async function answers(state: EmbeddedState): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl(state, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.code?.startsWith('28') === true
    if (isRefused) throw error // a wrong password will not become right
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}
