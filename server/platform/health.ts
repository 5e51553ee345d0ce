import type { FastifyInstance } from 'fastify'

import type { Release } from './release.ts'

/**
 * `/health/live`: the process answers, with its version and the changelog's entry for it.
 * `/health/ready`: it can serve; 503 while it cannot or is shutting
 * down.
 */
export function mountHealth(
  app: FastifyInstance,
  { canServe, release }: { canServe: () => Promise<boolean>; release: Release },
): void {
  const { version, commit, title } = release
  app.get('/health/live', { schema: { hide: true } }, async () => ({
    status: 'live',
    version,
    commit,
    changelog: title,
  }))
  app.get('/health/ready', { schema: { hide: true } }, async (_, reply) => {
    const isReady = await canServe().catch(() => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
