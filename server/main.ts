import type { Logger } from 'pino'

import { listen } from '#database/listen.ts'
import { type Db, openDatabase, readRows } from '#database/pool.ts'
import { DELIVERY_CHANNEL, startWebhookDelivery } from '#payment-sandbox/webhook-delivery.ts'

import { whoMayListen } from './accounts/who-may-listen.ts'
import { createApp, RATE_WINDOW_MS } from './app.ts'
import { referencesReader } from './catalogue/references.ts'
import { openAccessPoint } from './invoices/access-point.ts'
import { shopJobs } from './jobs.ts'
import { openProvider } from './payments/open-provider.ts'
import { type SandboxSecrets, sandboxSecrets } from './payments/sandbox-secrets.ts'
import { createReaderCache } from './platform/cached-reader.ts'
import { type Config, publicUrlOf } from './platform/config.ts'
import { createDatabaseLog, type DatabaseLog } from './platform/database-log.ts'
import { openJobs } from './platform/job-queue.ts'
import { LiveStreams } from './platform/live-streams.ts'
import { createLog } from './platform/log.ts'
import { openMediaStore } from './platform/media-store.ts'
import { createMetrics } from './platform/metrics.ts'
import { createSecrets } from './platform/secrets.ts'
import { SharedCalls } from './platform/shared-calls.ts'
import { openSearchLog } from './search/search-log.ts'
import { vocabularyReader } from './search/vocabulary.ts'
import { type SettingsReader, settingsReader } from './settings/read-settings.ts'
import type { Shop } from './shop.ts'

export interface ServerOptions {
  config: Config
  databaseUrl: string
  clock?: () => Date
  /** Pages through Vite's middleware, with hot reload. */
  isDevelopment?: boolean
  /** False leaves the pages out, which then need no build. */
  hasPages?: boolean
  onQuery?: (query: { sql: string; durationMs: number }) => void
}

export interface RunningServer {
  /** `http://127.0.0.1:3000`; undefined for a process that only runs jobs. */
  address: string | undefined
  /** What the features work with: for tests that look behind the calls. */
  shop: Shop
  close(): Promise<void>
}

/** Stands in where no secret is needed: the demo on its own embedded database. */
const DEMO_SECRET = 'octavo-demo-secret-for-the-embedded-database'

const CALLS_CHANNEL = 'api_calls'

type Closing = () => Promise<void>

interface Opening {
  options: ServerOptions
  sandbox: SandboxSecrets | undefined
  closings: Closing[]
  log: Logger
  databaseLog: DatabaseLog
  db: Db
}

/** Opens everything and serves the role of this process: web, jobs or both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options
  const closings: Closing[] = []
  const metrics = createMetrics()
  const log = createLog(config.OCTAVO_LOG)
  const databaseLog = createDatabaseLog(log)
  const db = openPool({ options, closings, databaseLog }, metrics.queried)
  const sandbox = config.STRIPE_SECRET_KEY === undefined ? await sandboxSecrets(db) : undefined
  const opening = { options, sandbox, closings, log, databaseLog, db }
  const shop = await openShop(opening)
  if (config.OCTAVO_ROLE !== 'web') await startWork(shop, opening)
  let address: string | undefined
  if (config.OCTAVO_ROLE !== 'worker') {
    const canServe = async () => (await readRows(shop.db, 'select 1 as one')).length === 1
    const { isDevelopment = false, hasPages = true } = options
    const app = await createApp(shop, {
      config,
      metrics,
      canServe,
      calls: await openCalls(opening),
      sandbox,
      isDevelopment,
      hasPages,
    })
    address = await app.listen({ host: config.HOST, port: config.PORT })
    closings.push(() => app.close())
  }
  return {
    address,
    shop,
    async close() {
      for (const close of closings.toReversed()) await close()
    },
  }
}

function openPool(
  { options, closings, databaseLog }: Pick<Opening, 'options' | 'closings' | 'databaseLog'>,
  queried: (durationMs: number) => void,
): Db {
  const { databaseUrl, onQuery } = options
  const db = openDatabase(databaseUrl, {
    onQuery(query) {
      queried(query.durationMs)
      onQuery?.(query)
    },
    // The error itself drags along the whole connection, with every statement it knew.
    onConnectionLost: ({ message }) => databaseLog.lost(message),
  })
  closings.push(() => db.destroy())
  return db
}

async function openShop(opening: Opening): Promise<Shop> {
  const { options, sandbox, closings, log, databaseLog, db } = opening
  const { config, databaseUrl, clock = () => new Date() } = options
  const cache = createReaderCache()
  const [changes, jobs] = await Promise.all([
    listen(databaseUrl, 'cache_changed', cache.changed, {
      onGap() {
        cache.dropAll()
        databaseLog.back()
      },
      onLost: () => databaseLog.lost('the listening connection ended'),
    }),
    openJobs(databaseUrl, databaseLog, { isWorker: config.OCTAVO_ROLE !== 'web' }),
  ])
  closings.push(
    () => changes.close(),
    () => jobs.stop(),
  )
  const publicUrl = publicUrlOf(config)
  const settings = settingsReader(db, cache)
  const references = referencesReader(db, cache)
  const vocabulary = vocabularyReader(db, cache)
  const searches = openSearchLog(db, log)
  closings.push(() => searches.close())
  const shop: Shop = {
    db,
    cache,
    settings,
    references,
    vocabulary,
    clock,
    log,
    publicUrl,
    jobs,
    secrets: createSecrets(config.OCTAVO_SECRET ?? DEMO_SECRET),
    provider: openProvider(config, sandbox, publicUrl),
    media: await openMediaStore(config),
    searches,
    live: await openLive(opening, settings),
    accessPoint: openAccessPoint(config),
    hasLimits: config.OCTAVO_RATE_LIMIT > 0,
    viesUrl: config.VIES_URL,
  }
  await jobs.declare(shopJobs(shop, config))
  return shop
}

/** Fed by what any process writes; a process without web has no listeners. */
async function openLive(
  { options, closings, db }: Opening,
  settings: SettingsReader,
): Promise<LiveStreams> {
  const live = new LiveStreams((sessionIds) => whoMayListen({ db, settings }, sessionIds))
  if (options.config.OCTAVO_ROLE === 'worker') return live
  const news = await listen(options.databaseUrl, 'staff_live', (payload) => live.heard(payload), {
    onGap: () => live.missed(),
  })
  closings.push(() => news.close())
  return live
}

/** The limit of the API counts in all processes together. */
async function openCalls({ options, closings, db }: Opening): Promise<SharedCalls | undefined> {
  const limit = options.config.OCTAVO_RATE_LIMIT
  if (limit === 0) return undefined
  const calls = new SharedCalls({
    limit,
    windowMs: RATE_WINDOW_MS,
    tell: (message) => readRows(db, 'select pg_notify($1, $2)', [CALLS_CHANNEL, message]),
  })
  const news = await listen(options.databaseUrl, CALLS_CHANNEL, (message) => calls.heard(message))
  closings.push(async () => {
    calls.close()
    await news.close()
  })
  return calls
}

/** The job runner, and the test gateway's webhooks. */
async function startWork(
  shop: Shop,
  { options, sandbox, closings, databaseLog }: Opening,
): Promise<void> {
  await shop.jobs.work()
  if (sandbox === undefined) return
  const delivery = startWebhookDelivery({
    db: shop.db,
    webhookUrl: () => `${shop.publicUrl}/api/payment/webhook`,
    webhookSecret: sandbox.webhookSecret,
    now: shop.clock,
    log: databaseLog,
  })
  closings.push(() => delivery.stop())
  const due = await listen(options.databaseUrl, DELIVERY_CHANNEL, () => delivery.wake(), {
    onGap: () => delivery.wake(),
  })
  closings.push(() => due.close())
}
