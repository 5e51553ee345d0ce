import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ShopError } from './shop-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    countedAs?: string
    /** How long it lasts says nothing of how fast the shop is. */
    isEndless?: boolean
  }
  interface FastifyRequest {
    /** The series a request belongs to where its route does not say: a page's pattern. */
    countedAs: string | undefined
  }
}

export interface Metrics {
  registry: Registry
  queried: (durationMs: number) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const queries = new Counter({
    name: 'octavo_sql_statements_total',
    help: 'SQL statements sent',
    registers: [registry],
  })
  const seconds = new Counter({
    name: 'octavo_sql_seconds_total',
    help: 'Time spent waiting for SQL',
    registers: [registry],
  })
  return {
    registry,
    queried(durationMs) {
      queries.inc()
      seconds.inc(durationMs / 1000)
    },
  }
}

/** Counts what happens here by one of its traits. */
export function counter(
  { registry }: Metrics,
  { name, help, label }: { name: string; help: string; label: string },
): (value: string) => void {
  const counts = new Counter({ name, help, labelNames: [label], registers: [registry] })
  return (value) => counts.inc({ [label]: value })
}

/** Numbers of a table by one of its columns, read when the metrics are; none while the database is away. */
export function gauge(
  { registry }: Metrics,
  {
    name,
    help,
    label,
    read,
  }: {
    name: string
    help: string
    label: string
    read: () => Promise<[label: string, count: number][]>
  },
): void {
  const counts = new Gauge({ name, help, labelNames: [label], registers: [registry], collect })

  async function collect(): Promise<void> {
    counts.reset()
    const rows = await read().catch(() => [])
    for (const [value, count] of rows) counts.set({ [label]: value }, count)
  }
}

/** What files of the build count as in the metrics. */
export const ASSETS_SERIES = '/assets/*'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** A proxy on this machine connects from loopback, too, and sets at least one of these. */
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Serves /metrics, to this machine itself or to whoever has the token, and times every request. */
export function mountMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  token: string | undefined,
): void {
  const durations = new Histogram({
    name: 'octavo_http_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.decorateRequest('countedAs', undefined)
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isEndless === true && reply.statusCode === 200) return
    durations.observe(
      { method: request.method, route: seriesOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const hasToken = token !== undefined && request.headers.authorization === `Bearer ${token}`
    if (!hasToken && !isFromHere(request)) throw new ShopError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** One series a route, and one for all files of the build: each of these is a route of its own. */
function seriesOf({ countedAs, routeOptions: { url, config } }: FastifyRequest): string {
  const name = countedAs ?? config.countedAs ?? url ?? 'unknown'
  return name.startsWith('/assets/') ? ASSETS_SERIES : name
}

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (FORWARDING_HEADERS.some((name) => headers[name] !== undefined)) return false
  return LOOPBACK.has(socket.remoteAddress ?? '')
}
