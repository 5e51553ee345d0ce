import { listen } from '#database/listen.ts'
import { openDatabase, readRows } from '#database/pool.ts'
import { startWebhookDelivery } from '#payment-sandbox/webhook-delivery.ts'

import { ACCOUNT_QUEUES, accountJobs } from './accounts/jobs.ts'
import { createApp } from './app.ts'
import { CART_QUEUES, cartJobs } from './cart/jobs.ts'
import { catalogueJobs, CATALOGUE_QUEUES } from './catalogue/jobs.ts'
import { referencesReader } from './catalogue/references.ts'
import { FORGET_MAILS_QUEUE, forgetMailsJob } from './mails/forget-mails.ts'
import { MAIL_QUEUE } from './mails/outbox.ts'
import { mailJob } from './mails/send-mail.ts'
import { NOTIFICATION_QUEUES, notificationJobs } from './notifications/jobs.ts'
import type { OrderDesk } from './orders/order-desk.ts'
import { PAYMENT_QUEUES, paymentJobs } from './payments/jobs.ts'
import { createProvider, type PaymentProvider } from './payments/provider.ts'
import { type SandboxSecrets, sandboxSecrets } from './payments/sandbox-secrets.ts'
import { createReaderCache } from './platform/cached-reader.ts'
import type { Config } from './platform/config.ts'
import { IDEMPOTENCY_QUEUE, idempotencyJob } from './platform/idempotency.ts'
import { openJobs } from './platform/job-queue.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { createSecrets } from './platform/secrets.ts'
import { settingsReader } from './settings/read-settings.ts'
import { ORDER_QUEUES, orderJobs } from './settlement/jobs.ts'
import { WISHLIST_QUEUES, wishlistJobs } from './wishlist/jobs.ts'

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
  desk: OrderDesk
  close(): Promise<void>
}

/** Stands in where no secret is needed: the demo on its own embedded database. */
const DEMO_SECRET = 'octavo-demo-secret-for-the-embedded-database'

type Closing = () => Promise<void>

/** Opens everything and serves the role of this process: web, jobs or both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options
  const closings: Closing[] = []
  const sandbox =
    config.STRIPE_SECRET_KEY === undefined
      ? sandboxSecrets(config.OCTAVO_SECRET ?? DEMO_SECRET)
      : undefined
  const metrics = createMetrics()
  const desk = await openDesk(options, sandbox, metrics.queried, closings)
  if (config.OCTAVO_ROLE !== 'web') await startWork(desk, config, sandbox, closings)
  let address: string | undefined
  if (config.OCTAVO_ROLE !== 'worker') {
    const canServe = async () => (await readRows(desk.db, 'select 1 as one')).length === 1
    const { isDevelopment = false, hasPages = true } = options
    const app = await createApp(desk, {
      config,
      metrics,
      canServe,
      sandbox,
      isDevelopment,
      hasPages,
    })
    address = await app.listen({ host: config.HOST, port: config.PORT })
    closings.push(() => app.close())
  }
  return {
    address,
    desk,
    async close() {
      for (const close of closings.toReversed()) await close()
    },
  }
}

async function openDesk(
  { config, databaseUrl, clock = () => new Date(), onQuery }: ServerOptions,
  sandbox: SandboxSecrets | undefined,
  queried: (durationMs: number) => void,
  closings: Closing[],
): Promise<OrderDesk> {
  const log = createLog(config.OCTAVO_LOG)
  const db = openDatabase(databaseUrl, {
    onQuery(query) {
      queried(query.durationMs)
      onQuery?.(query)
    },
    // The error itself drags along the whole connection, with every statement it knew.
    onConnectionLost: ({ message }) =>
      log.warn({ reason: message }, 'a database connection was lost'),
  })
  closings.push(() => db.destroy())
  const cache = createReaderCache()
  const isWorker = config.OCTAVO_ROLE !== 'web'
  const queues = [
    MAIL_QUEUE,
    FORGET_MAILS_QUEUE,
    IDEMPOTENCY_QUEUE,
    ...ACCOUNT_QUEUES,
    ...CART_QUEUES,
    ...PAYMENT_QUEUES,
    ...ORDER_QUEUES,
    ...CATALOGUE_QUEUES,
    ...WISHLIST_QUEUES,
    ...NOTIFICATION_QUEUES,
  ]
  const [changes, jobs] = await Promise.all([
    listen(databaseUrl, 'cache_changed', cache.changed, { onGap: cache.dropAll }),
    openJobs(databaseUrl, log, queues, isWorker),
  ])
  closings.push(
    () => changes.close(),
    () => jobs.stop(),
  )
  const publicUrl = config.OCTAVO_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const settings = settingsReader(db, cache)
  const references = referencesReader(db, cache)
  return {
    db,
    cache,
    settings,
    references,
    clock,
    log,
    publicUrl,
    jobs,
    secrets: createSecrets(config.OCTAVO_SECRET ?? DEMO_SECRET),
    provider: openProvider(config, sandbox, publicUrl),
  }
}

function openProvider(
  config: Config,
  sandbox: SandboxSecrets | undefined,
  publicUrl: string,
): PaymentProvider {
  if (sandbox !== undefined) {
    return createProvider({
      kind: 'test',
      ...sandbox,
      gateway: { origin: () => publicUrl, basePath: '/test-gateway' },
    })
  }
  return createProvider({
    kind: 'stripe',
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
  })
}

/** The job runner: orders, mails, chores, and the test gateway's webhooks. */
async function startWork(
  desk: OrderDesk,
  config: Config,
  sandbox: SandboxSecrets | undefined,
  closings: Closing[],
): Promise<void> {
  const sender = async () => {
    const { mail } = await desk.settings.get()
    return { name: mail.sender_name, address: mail.sender_address }
  }
  await desk.jobs.work([
    ...accountJobs(desk),
    ...cartJobs(desk),
    ...paymentJobs(desk),
    ...orderJobs(desk),
    ...catalogueJobs(desk),
    ...wishlistJobs(desk),
    ...notificationJobs(desk),
    idempotencyJob(desk.db),
    forgetMailsJob(desk.db),
    mailJob({ db: desk.db, secrets: desk.secrets, smtpUrl: config.SMTP_URL, sender }),
  ])
  if (sandbox === undefined) return
  const delivery = startWebhookDelivery({
    db: desk.db,
    webhookUrl: () => `${desk.publicUrl}/api/payment/webhook`,
    webhookSecret: sandbox.webhookSecret,
    now: desk.clock,
    log: desk.log,
  })
  closings.push(() => delivery.stop())
}
