import type { FastifyInstance } from 'fastify'

import { inTransaction } from '#database/transaction.ts'
import type { Shop } from '#server/shop.ts'

import { leaverOf } from './newsletter-link.ts'
import { endConsent } from './queries.ts'

const BODY_LIMIT_BYTES = 10_000

/**
 * `POST /newsletter/one-click?token=`: what a mail program sends when its reader presses "Unsubscribe"
 * (RFC 8058). It comes as a form whose content says nothing, without cookies or a page of ours.
 */
export async function mountOneClick(api: FastifyInstance, shop: Shop): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null, {}),
    )
    scope.post<{ Querystring: { token?: string | string[] } }>(
      '/newsletter/one-click',
      { schema: { hide: true } },
      async ({ query: { token } }, reply) => {
        const email = typeof token === 'string' ? leaverOf(shop, token) : undefined
        if (email !== undefined) await inTransaction(shop.db, (trx) => endConsent(trx, email))
        return reply.send({ status: 'success', message: '', data: null })
      },
    )
  })
}
