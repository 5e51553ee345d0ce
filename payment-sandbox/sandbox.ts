import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'

import { applySchema } from './apply-schema.ts'
import { parseForm } from './form-encoding.ts'
import type { Gateway } from './gateway.ts'
import { registerPages } from './page-routes.ts'
import { newId } from './random-id.ts'
import { serveApi } from './serve-api.ts'
import { StripeError } from './stripe-error.ts'
import type { SandboxDb } from './tables.ts'
import { chooseLanguage, localizeError } from './texts.ts'

interface PaymentSandboxOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller's Kysely knows its own tables, not the gateway's
  db: Kysely<any>
  /** Where the gateway is mounted, such as `/test-gateway`. */
  basePath: string
  secretKey: string
  publishableKey: string
  /** Asked at each use, because a port may be known only after listening. */
  webhookUrl: () => string
  /** Where browsers reach the customer's pages, when the server calls by another address. */
  publicUrl?: () => string
  now: () => Date
  log?: { error(details: object, message: string): void }
}

/**
 * Mounts the test gateway: the subset of Stripe's HTTP API in README.md, the bank's pages, and the
 * test controls. Makes or completes its tables first. Webhooks are sent by `startWebhookDelivery`.
 */
export async function registerPaymentSandbox(
  app: FastifyInstance,
  options: PaymentSandboxOptions,
): Promise<void> {
  const { basePath, secretKey, publishableKey, webhookUrl, publicUrl, now, log } = options
  const db: SandboxDb = options.db.withoutPlugins()
  await applySchema(db)
  const gateway: Gateway = { db, basePath, secretKey, publishableKey, webhookUrl, publicUrl, now }
  await app.register(
    async (scope) => {
      keepOutOfTheShopsDocumentation(scope)
      answerErrorsLikeStripe(scope, log)
      await scope.register(async (api) => {
        readBodiesAs(api, (text) => text)
        serveApi(api, gateway)
      })
      await scope.register(async (pages) => {
        readBodiesAs(pages, parseForm)
        registerPages(pages, gateway)
      })
    },
    { prefix: basePath },
  )
}

function keepOutOfTheShopsDocumentation(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    Object.assign(route, { schema: { hide: true } })
  })
}

/** Whatever readers the shop has, here a body is a form, and an absent one is empty. */
function readBodiesAs(scope: FastifyInstance, read: (text: string) => unknown): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, text, done) => done(null, read(text.toString())),
  )
}

function answerErrorsLikeStripe(scope: FastifyInstance, log: PaymentSandboxOptions['log']): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (!reply.hasHeader('request-id')) void reply.header('request-id', newId('req'))
    if (error instanceof StripeError) {
      const language = chooseLanguage(undefined, request.headers['accept-language'])
      const { body } = error
      const told =
        body.type === 'card_error' ? localizeError({ code: '', ...body }, language) : body
      return reply.code(error.status).send({ error: told })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) log?.error({ err: error }, 'Test payments: a call failed')
    const type = status >= 500 ? 'api_error' : 'invalid_request_error'
    const message = status >= 500 ? 'An unknown error occurred.' : error.message
    return reply.code(status).send({ error: { type, message } })
  })
  scope.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url}).`,
      },
    }),
  )
}
