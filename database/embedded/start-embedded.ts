import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { clusterFolder, createCluster, refuseOtherVersion, setAsideOrphan } from './cluster.ts'
import { choosePlace, type Place } from './place.ts'
import {
  databaseUrl,
  findRunning,
  freePort,
  type PostgresSettings,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isRunning } from './server-process.ts'
import { claim, type EmbeddedState, newState, readState, writeState } from './state.ts'

export interface EmbeddedPostgres {
  url: string
  /** Of the postmaster now running; another one after a restart. */
  readonly pid: number
  /** Shuts PostgreSQL down and gives the data folder back. Call it after the last connection is closed. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: (line: string) => void
  /** Settings over ours; tests turn fsync off. */
  settings?: PostgresSettings
}

const WATCH_MS = 100
const RESTART_PAUSE_MS = 200

/**
 * Runs PostgreSQL from the npm package on `dataDir`: makes the cluster on the first start, adopts a
 * postmaster that a killed shop left behind, and restarts one that dies while the shop runs.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  const release = claim(dataDir)
  try {
    const known = readState(dataDir)
    const place = choosePlace(dataDir, known?.root, options.log)
    const state = await prepare(dataDir, place, known, options)
    const pid = await adoptOrStart(dataDir, place, state, options)
    await createDatabase(state)
    return watch({ place, state, pid, release, options })
  } catch (error) {
    release()
    throw error
  }
}

async function prepare(
  dataDir: string,
  place: Place,
  known: EmbeddedState | undefined,
  { log, settings }: EmbeddedOptions,
): Promise<EmbeddedState> {
  if (known !== undefined && existsSync(clusterFolder(place))) {
    refuseOtherVersion(place)
    return known
  }
  await setAsideOrphan(place, log)
  const state = newState(place.root === dataDir ? undefined : place.root)
  await createCluster(place, state.password, settings?.['fsync'] !== 'off')
  writeState(dataDir, state)
  return state
}

async function adoptOrStart(
  dataDir: string,
  place: Place,
  state: EmbeddedState,
  { log, settings = {} }: EmbeddedOptions,
): Promise<number> {
  const running = await findRunning(place, state)
  if (running !== undefined) {
    log(`Adopted the PostgreSQL left running (process ${running.pid})`)
    state.port = running.port
    return running.pid
  }
  return startAgain(async () => {
    state.port = await freePort(state.port)
    writeState(dataDir, state)
    return startPostmaster(place, state, settings)
  })
}

/** A postmaster killed a moment ago leaves children that hold the shared memory for a little while. */
async function startAgain(start: () => Promise<number>, attempts = 10): Promise<number> {
  try {
    return await start()
  } catch (error) {
    if (attempts === 1) throw error
    await sleep(RESTART_PAUSE_MS)
    return startAgain(start, attempts - 1)
  }
}

async function createDatabase(state: EmbeddedState): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(state, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'octavo'`)
    if (rowCount === 0) await client.query('create database octavo')
  } finally {
    await client.end()
  }
}

interface Running {
  place: Place
  state: EmbeddedState
  pid: number
  release: () => void
  options: EmbeddedOptions
}

function watch({ place, state, pid, release, options }: Running): EmbeddedPostgres {
  let current = pid
  let revival: Promise<void> | undefined
  const timer = setInterval(() => {
    if (revival === undefined && !isRunning(current)) revival = revive()
  }, WATCH_MS)
  timer.unref()

  async function revive(): Promise<void> {
    options.log(`PostgreSQL (process ${current}) is gone: starting it again`)
    try {
      const start = () => startPostmaster(place, state, options.settings ?? {})
      current = await startAgain(start)
      options.log(`PostgreSQL runs again (process ${current})`)
    } catch (error) {
      options.log(`PostgreSQL could not be restarted: ${String(error)}`)
    }
    revival = undefined
  }

  return {
    url: databaseUrl(state),
    get pid() {
      return current
    },
    async stop() {
      clearInterval(timer)
      await revival
      if (isRunning(current)) await stopPostmaster(place, current)
      release()
    },
  }
}
