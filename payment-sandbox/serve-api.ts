import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ApiAnswer, ApiCall, PagePlace } from './api-call.ts'
import { type Access, type ApiRoute, apiRoutes } from './api-routes.ts'
import { API_VERSION } from './events.ts'
import { meetFault } from './faults.ts'
import { type Form, parseForm } from './form-encoding.ts'
import type { Gateway } from './gateway.ts'
import { answerOnce } from './idempotency.ts'
import { findIntent } from './queries.ts'
import { newId } from './random-id.ts'
import { sameSecret } from './secrets.ts'
import { noSuch, unauthorized } from './stripe-error.ts'
import { chooseLanguage } from './texts.ts'

type ApiRequest = FastifyRequest<{ Params: { id?: string }; Body: string | null | undefined }>

/** Serves the API; bodies arrive as text, because idempotency compares them as they were sent. */
export function serveApi(app: FastifyInstance, gateway: Gateway): void {
  for (const route of apiRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request: ApiRequest, reply) => serve(gateway, route, request, reply),
    })
  }
}

async function serve(gateway: Gateway, route: ApiRoute, request: ApiRequest, reply: FastifyReply) {
  const form = parseForm(textOf(request))
  const caller = await authenticate(gateway, route.access, request, form)
  const call = apiCall(gateway, request, form, caller)
  void reply.header('request-id', call.requestId).header('stripe-version', API_VERSION)
  const { losesAnswer } =
    route.operation === undefined || caller === 'browser'
      ? { losesAnswer: false }
      : await meetFault(gateway.db, route.operation)
  const answer = await answerTo(gateway, route, request, call)
  if (losesAnswer) {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (call.idempotencyKey !== null) void reply.header('idempotency-key', call.idempotencyKey)
  if (answer.isReplayed) void reply.header('idempotent-replayed', 'true')
  return reply.code(answer.status).send(answer.body)
}

function answerTo(
  { db }: Gateway,
  route: ApiRoute,
  request: ApiRequest,
  call: ApiCall,
): Promise<ApiAnswer & { isReplayed?: boolean }> {
  const { idempotencyKey: key } = call
  if (route.method !== 'POST' || key === null) {
    return db.transaction().execute((trx) => route.answer(trx, call))
  }
  const keyed = { key, method: 'POST', path: request.url, body: textOf(request) }
  return answerOnce(db, keyed, (trx) => route.answer(trx, call))
}

function textOf({ method, url, body }: ApiRequest): string {
  if (method !== 'GET') return body ?? ''
  return url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
}

function apiCall(
  gateway: Gateway,
  request: ApiRequest,
  form: Form,
  caller: ApiCall['caller'],
): ApiCall {
  const key = request.headers['idempotency-key']
  return {
    id: request.params.id ?? '',
    form,
    caller,
    requestId: newId('req'),
    // Keys are the server's: another's key must not read the answer to a browser, nor the reverse.
    idempotencyKey: caller === 'server' && typeof key === 'string' ? key.slice(0, 255) : null,
    now: gateway.now(),
    language: chooseLanguage(undefined, request.headers['accept-language']),
    pages: pagePlace(gateway, request, caller),
  }
}

/** A server may call by a loopback address; a browser is already where browsers are. */
function pagePlace(
  { basePath, webhookUrl, publicUrl }: Gateway,
  { protocol, host }: ApiRequest,
  caller: ApiCall['caller'],
): PagePlace {
  const own = `${protocol}://${host}`
  const known = [publicUrl?.(), webhookUrl()].flatMap((url) => (url ? [new URL(url).origin] : []))
  const [first] = publicUrl === undefined ? [own] : known
  const origin = caller === 'server' ? (first ?? own) : own
  return { origin, basePath, returnOrigins: [own, ...known] }
}

async function authenticate(
  gateway: Gateway,
  access: Access,
  request: ApiRequest,
  form: Form,
): Promise<ApiCall['caller']> {
  const key = givenKey(request, form)
  if (key !== undefined && sameSecret(gateway.secretKey, key)) return 'server'
  const isPublishable = key !== undefined && sameSecret(gateway.publishableKey, key)
  if (key !== undefined && !isPublishable) throw unauthorized('Invalid API Key provided.')
  if (access === 'publishable' && isPublishable) return 'browser'
  if (access === 'client_secret' && typeof form.client_secret === 'string') {
    await requireClientSecret(gateway, request.params.id ?? '', form.client_secret)
    return 'browser'
  }
  throw unauthorized(
    'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
  )
}

function givenKey(request: ApiRequest, form: Form): string | undefined {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return bearer ?? (typeof form.key === 'string' ? form.key : undefined)
}

/** An intent that does not exist and a wrong secret are refused alike. */
async function requireClientSecret({ db }: Gateway, id: string, secret: string) {
  const intent = await findIntent(db, id)
  if (intent === undefined || !sameSecret(intent.client_secret, secret)) {
    throw noSuch('payment_intent', id)
  }
}
