import type { FastifyInstance } from 'fastify'

import type { Shop } from '#server/shop.ts'

import { receivePaymentEvent } from './receive-event.ts'

const BODY_LIMIT_BYTES = 1_000_000

/** `POST /payment/webhook`: the signature covers the raw body, so nothing may parse it before. */
export async function mountWebhook(api: FastifyInstance, shop: Shop): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      '/payment/webhook',
      { schema: { hide: true }, config: { rateLimit: false } },
      async (request, reply) => {
        const signature = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await receivePaymentEvent(shop, body, typeof signature === 'string' ? signature : '')
        return reply.send({ status: 'success', message: '', data: {} })
      },
    )
  })
}
