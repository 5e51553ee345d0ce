import path from 'node:path'

import compress from '@fastify/compress'
import cookies from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'

import { registerPaymentSandbox } from '#payment-sandbox/sandbox.ts'

import { identify } from './accounts/identify.ts'
import { mountDrawings } from './catalogue/drawings/routes.ts'
import { mountBlogFeed } from './content/blog-feed.ts'
import { blogForFeeds } from './content/blog-for-feeds.ts'
import { drawDemoBanner } from './content/demo-banners.ts'
import { endpointsOf } from './endpoints.ts'
import { mountFeeds } from './feeds/routes.ts'
import { unsentMails } from './mails/queries.ts'
import { mountOneClick } from './newsletter/one-click-route.ts'
import { registerPages } from './pages/register-pages.ts'
import { openSharedPages } from './pages/shared-pages.ts'
import type { SandboxSecrets } from './payments/sandbox-secrets.ts'
import { mountWebhook } from './payments/webhook-route.ts'
import { registerApiDocs } from './platform/api-docs.ts'
import type { Config } from './platform/config.ts'
import {
  answerUnreadable,
  endConnectionsOnClose,
  RECEIVING_LIMITS,
} from './platform/connections.ts'
import type { Served } from './platform/endpoints.ts'
import { mountHealth } from './platform/health.ts'
import { answerError, mount } from './platform/http.ts'
import { createInProcessCall } from './platform/in-process.ts'
import { failedJobs } from './platform/job-queries.ts'
import { readJsonBodies } from './platform/json-body.ts'
import { gauge, type Metrics, mountMetrics } from './platform/metrics.ts'
import { networkOf } from './platform/network-of.ts'
import { mountPictures } from './platform/picture-routes.ts'
import { readRelease } from './platform/release.ts'
import { requestTarget } from './platform/request-target.ts'
import type { SharedCalls } from './platform/shared-calls.ts'
import { ShopError } from './platform/shop-error.ts'
import { readUploads } from './platform/uploads.ts'
import type { Shop } from './shop.ts'

const BODY_LIMIT_BYTES = 100_000
/** Of the limit of calls an address. */
export const RATE_WINDOW_MS = 60_000
const YEAR_SECONDS = 31_536_000

export interface AppOptions {
  config: Config
  metrics: Metrics
  canServe: () => Promise<boolean>
  /** Counts for the limit of the API; undefined where there is none. */
  calls: SharedCalls | undefined
  /** The bundled test gateway; undefined when the real provider is set. */
  sandbox: SandboxSecrets | undefined
  /** Vite's middleware instead of the production build. */
  isDevelopment: boolean
  /** Without pages: tests of the API need no build. */
  hasPages: boolean
}

/** The whole shop as one Fastify instance: API, pages, pictures, health. */
export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const { config, sandbox } = options
  const logger: FastifyBaseLogger = shop.log
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.OCTAVO_TRUSTED_PROXIES ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    ...RECEIVING_LIMITS,
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '' }) => requestTarget(url),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: () => crypto.randomUUID(),
  })
  app.setErrorHandler(answerError)
  endConnectionsOnClose(app)
  app.addHook('preClose', async () => shop.live.close())
  logAnswers(app)
  await registerSecurityHeaders(app, shop.publicUrl)
  await app.register(cookies)
  mountHealth(app, { canServe: options.canServe, release: readRelease() })
  countTroubles(options.metrics, shop.db)
  countStreams(options.metrics, shop.live)
  mountMetrics(app, options.metrics, config.OCTAVO_METRICS_TOKEN)
  mountDrawings(app, shop)
  mountBlogFeed(app, shop)
  mountFeeds(app, shop, blogForFeeds(shop))
  mountPictures(app, { media: shop.media, drawn: drawDemoBanner })
  if (sandbox !== undefined) await mountSandbox(app, shop, sandbox)
  const served = endpointsOf(shop, config)
  // Its hook on what staff change must stand before the calls it watches.
  const memory = openSharedPages(app, {
    cache: shop.cache,
    metrics: options.metrics,
    seconds: config.OCTAVO_PAGE_MEMORY_SECONDS,
  })
  await app.register((api) => registerApi(api, shop, served, options), { prefix: '/api' })
  if (options.hasPages) {
    const call = createInProcessCall(served, shop.clock)
    await registerPages(app, {
      call,
      publicUrl: shop.publicUrl,
      isDevelopment: options.isDevelopment,
      memory,
    })
  }
  return app
}

/** Counted in the database at each reading: whichever process had the trouble, each one tells it. */
function countTroubles(metrics: Metrics, db: Shop['db']): void {
  gauge(metrics, {
    name: 'octavo_mails',
    help: 'Mails that are queued, waiting for a limit, or failed',
    label: 'status',
    read: async () => (await unsentMails(db)).map(({ status, mails }) => [status, mails]),
  })
  gauge(metrics, {
    name: 'octavo_failed_jobs',
    help: 'Jobs that failed for good and were not retried',
    label: 'queue',
    read: async () => (await failedJobs(db)).map(({ queue, jobs }) => [queue, jobs]),
  })
}

function countStreams(metrics: Metrics, live: Shop['live']): void {
  gauge(metrics, {
    name: 'octavo_live',
    help: 'Streams of live updates that this process holds open, and people behind them',
    label: 'of',
    read: async () => Object.entries(live.counts()),
  })
}

/** Headers of every answer; the Content-Security-Policy is that of each page. */
async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: YEAR_SECONDS },
  })
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info(
      {
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

async function registerApi(
  api: FastifyInstance,
  shop: Shop,
  served: Served[],
  { config, calls }: AppOptions,
): Promise<void> {
  api.setErrorHandler(answerError)
  readJsonBodies(api)
  await readUploads(api, path.resolve(config.OCTAVO_DATA_DIR, 'uploads'))
  // Fastify accepts plain text by default; every call here takes JSON.
  api.removeContentTypeParser('text/plain')
  await api.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
  })
  if (calls !== undefined) {
    await api.register(rateLimit, {
      max: config.OCTAVO_RATE_LIMIT,
      timeWindow: RATE_WINDOW_MS,
      store: storeOf(calls),
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
        new ShopError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    })
  }
  await registerApiDocs(api)
  mount(api, served, {
    clock: shop.clock,
    publicUrl: shop.publicUrl,
    identify: (token) => identify(shop.db, token),
    mustStaffProve: async () => (await shop.settings.get()).staff.second_factor_required,
  })
  await mountWebhook(api, shop)
  await mountOneClick(api, shop)
  api.setNotFoundHandler(async () => {
    throw new ShopError('not_found')
  })
}

/** What the limiter asks for: a class, of which it makes one. */
function storeOf(calls: SharedCalls) {
  return class CallStore {
    incr(
      network: string,
      done: (error: Error | null, result: { current: number; ttl: number }) => void,
    ): void {
      done(null, calls.count(network))
    }

    child(): CallStore {
      return this
    }
  }
}

async function mountSandbox(
  app: FastifyInstance,
  shop: Shop,
  { secretKey, publishableKey }: SandboxSecrets,
): Promise<void> {
  await registerPaymentSandbox(app, {
    db: shop.db,
    basePath: '/test-gateway',
    secretKey,
    publishableKey,
    webhookUrl: () => `${shop.publicUrl}/api/payment/webhook`,
    publicUrl: () => shop.publicUrl,
    now: shop.clock,
    log: shop.log,
  })
}
