import { spawn } from 'node:child_process'
import path from 'node:path'

import { freePort } from '#database/embedded/postmaster.ts'
import { type EmbeddedPostgres, startEmbedded } from '#database/embedded/start-embedded.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/pool.ts'
import {
  type Config,
  listensEverywhere,
  publicUrlOf,
  readConfig,
  startWarnings,
} from '#server/platform/config.ts'

import { isBuilt } from './build-stamp.ts'
import { type Progress, printProgress } from './progress.ts'
import { listenForShutdown, type Shutdown } from './shutdown.ts'
import { databaseFailure, explain } from './start-failure.ts'

type Mode = 'production' | 'development'

interface Starting {
  config: Config
  mode: Mode
  progress: Progress
  shutdown: Shutdown
}

/** Everything between an empty machine with the packages installed and a shop that answers. */
export async function runShop(mode: Mode): Promise<void> {
  process.chdir(path.resolve(import.meta.dirname, '..'))
  const startedAt = performance.now()
  const progress = printProgress()
  const shutdown = listenForShutdown(progress.say)
  try {
    const config = await withPort(readConfig(process.env))
    progress.say('')
    const address = await start({ config, mode, progress, shutdown })
    sayReady(progress, config, address, performance.now() - startedAt)
  } catch (error) {
    // What is being closed fails what still starts: that explains nothing.
    if (!shutdown.hasBegun()) progress.say(`\n${explain(error, process.env)}\n`)
    await shutdown.exit(1)
  }
}

/** Database and pages are prepared at the same time; the server needs both. */
async function start(starting: Starting): Promise<string | undefined> {
  const [databaseUrl, { startServer }] = await Promise.all([
    prepareDatabase(starting),
    prepareServer(starting),
  ])
  const { config, mode, shutdown } = starting
  const server = await startServer({ config, databaseUrl, isDevelopment: mode === 'development' })
  shutdown.add(() => server.close())
  return server.address
}

async function prepareDatabase(starting: Starting): Promise<string> {
  const { config, progress } = starting
  const url = config.DATABASE_URL ?? (await startPostgres(starting))
  await progress.step('Tables', async (note) => {
    const applied = await migrate(url, { onApplied: ({ name }) => note(name) }).catch(
      (error: unknown) => {
        throw config.DATABASE_URL === undefined ? error : databaseFailure(error, url)
      },
    )
    note(applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`)
  })
  if (config.DATABASE_URL === undefined) await seedOnce(url, progress)
  return url
}

async function startPostgres({ config, progress, shutdown }: Starting): Promise<string> {
  const log = (line: string) => progress.say(`  · ${line}`)
  let running: EmbeddedPostgres | undefined
  const starting = startEmbedded({ dataDir: config.OCTAVO_DATA_DIR, log })
  shutdown.add(async () => (await starting.catch(() => undefined))?.stop())
  shutdown.onForced(() => running && process.kill(running.pid, 'SIGINT'))
  running = await progress.step('PostgreSQL', () => starting)
  return running.url
}

/** The accounts come last in the seed, so they prove that it was finished. */
async function seedOnce(url: string, progress: Progress): Promise<void> {
  const db = openDatabase(url, { max: 2, statementTimeoutMs: 0 })
  try {
    const { hasDemo, seedDemo } = await import('#database/seeds/demo.ts')
    if (await hasDemo(db)) return
    const { demoParts } = await import('#server/demo-parts.ts')
    await progress.step('Demo shop', (note) => seedDemo(db, { ...demoParts, onProgress: note }))
  } finally {
    await db.destroy()
  }
}

async function prepareServer({ config, mode, progress, shutdown }: Starting) {
  const needsPages = mode === 'production' && config.OCTAVO_ROLE !== 'worker'
  if (needsPages && !isBuilt()) await progress.step('Pages', () => build(shutdown))
  return import('#server/main.ts')
}

/** In a process of its own: the build tools would stay in the shop's memory. */
async function build(shutdown: Shutdown): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  shutdown.add(async () => void child.kill())
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve)
  })
  if (code !== 0) throw new Error('The pages could not be built.')
}

/** Settled before a minute of seeding, not after it; port 0 is any that is free, which links have to name. */
async function withPort(config: Config): Promise<Config> {
  const { HOST, PORT, OCTAVO_ROLE } = config
  if (OCTAVO_ROLE === 'worker') return config
  const free = await freePort(PORT, HOST)
  if (PORT === 0 || free === PORT) return { ...config, PORT: free }
  throw Object.assign(new Error(), { code: 'EADDRINUSE', port: PORT })
}

function sayReady(
  progress: Progress,
  config: Config,
  address: string | undefined,
  ms: number,
): void {
  const where = address ?? 'running jobs, without pages'
  progress.say(`\n  Octavo is ready after ${(ms / 1000).toFixed(1)} s: ${where}\n`)
  if (
    address !== undefined &&
    listensEverywhere(config) &&
    config.OCTAVO_PUBLIC_URL === undefined
  ) {
    progress.say(
      `  Links and mails name ${publicUrlOf(config)}, which only this machine can open: set OCTAVO_PUBLIC_URL to the address visitors use.\n`,
    )
  }
  for (const warning of startWarnings(config)) progress.say(`  ${warning}`)
  if (config.DATABASE_URL !== undefined) return
  progress.say('  Demo accounts, password octavo-demo:')
  for (const name of ['customer', 'business', 'admin', 'superadmin']) {
    progress.say(`    ${name}@octavo.test`)
  }
  progress.say('')
}
