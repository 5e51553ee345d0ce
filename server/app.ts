import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'

import { identify } from './accounts/identify.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { mountDrawings } from './catalogue/drawings/routes.ts'
import { registerApiDocs } from './platform/api-docs.ts'
import type { Config } from './platform/config.ts'
import type { Served } from './platform/endpoints.ts'
import { mountHealth } from './platform/health.ts'
import { answerError, mount } from './platform/http.ts'
import { createInProcessCall } from './platform/in-process.ts'
import { type Metrics, mountMetrics } from './platform/metrics.ts'
import { ShopError } from './platform/shop-error.ts'
import { registerPages } from './pages.ts'
import type { Shop } from './shop.ts'

const BODY_LIMIT_BYTES = 100_000
const REQUEST_TIMEOUT_MS = 30_000

export interface AppOptions {
  config: Config
  metrics: Metrics
  canServe: () => Promise<boolean>
  /** Vite's middleware instead of the production build. */
  isDevelopment: boolean
}

/** The whole shop as one Fastify instance: API, pages, pictures, health. */
export async function createApp(shop: Shop, options: AppOptions): Promise<FastifyInstance> {
  const { config } = options
  const app = fastify({
    loggerInstance: shop.log,
    disableRequestLogging: true,
    trustProxy: config.OCTAVO_TRUSTED_PROXIES ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
  })
  app.setErrorHandler(answerError)
  app.addHook('preClose', async () => app.server.closeIdleConnections())
  app.addHook('onSend', async (request, reply) => reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info({ method, path: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  await app.register(cookie)
  mountHealth(app, { canServe: options.canServe })
  mountMetrics(app, options.metrics, config.OCTAVO_METRICS_TOKEN)
  mountDrawings(app)
  const served = endpointsOf(shop)
  await app.register((api) => registerApi(api, shop, served, config), { prefix: '/api' })
  await registerPages(app, {
    call: createInProcessCall(served, shop.clock),
    publicUrl: shop.publicUrl,
    isDevelopment: options.isDevelopment,
  })
  return app
}

/** Every feature's endpoints. */
function endpointsOf(shop: Shop): Served[] {
  return [...catalogueRoutes(shop), ...contentRoutes({ ...shop, payment: { isTest: true, publishableKey: null } })]
}

async function registerApi(api: FastifyInstance, shop: Shop, served: Served[], config: Config): Promise<void> {
  api.setErrorHandler(answerError)
  await api.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  if (config.OCTAVO_RATE_LIMIT > 0) {
    await api.register(rateLimit, {
      max: config.OCTAVO_RATE_LIMIT,
      timeWindow: '1 minute',
      errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
        new ShopError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    })
  }
  await registerApiDocs(api, shop.publicUrl)
  mount(api, served, { clock: shop.clock, identify: (token) => identify(shop.db, token) })
  api.setNotFoundHandler(async () => {
    throw new ShopError('not_found')
  })
}
