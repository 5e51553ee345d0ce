import type { FastifyInstance } from 'fastify'

/** `/health/live`: the process answers. `/health/ready`: it can serve; 503 while it cannot or is shutting down. */
export function mountHealth(
  app: FastifyInstance,
  check: { canServe: () => Promise<boolean> },
): void {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    const isReady = await check.canServe().catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
