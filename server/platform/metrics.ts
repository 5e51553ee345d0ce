import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

import { ShopError } from './shop-error.ts'

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

/** Serves /metrics, to this machine or to whoever has the token, and times every request. */
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const hasToken = token !== undefined && request.headers.authorization === `Bearer ${token}`
    if (!isLocal && !hasToken) throw new ShopError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
