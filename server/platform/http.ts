import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

import type { Access, Endpoint } from '#contract/endpoint.ts'
import { languageOfHeader } from '#contract/plain/languages.ts'
import { isUnavailable, isUnstorable } from '#database/failures.ts'

import { callerOf, guestHashOf, type Gate } from './caller.ts'
import { type Caller, type Context, NOBODY } from './context.ts'
import { deviceOf } from './device-of.ts'
import { pathsOf, type Served } from './endpoints.ts'
import { fieldErrors } from './field-errors.ts'
import {
  refuseOtherOrigins,
  sendFile,
  sendJson,
  sendStream,
  sendUnlessKnown,
  setCookies,
} from './http-answer.ts'
import { message, type MessageKey } from './messages.ts'
import { networkOf } from './network-of.ts'
import { refusalText } from './refusal-text.ts'
import { serializerOf } from './serializer.ts'
import { ShopError } from './shop-error.ts'
import { refuseForm } from './uploads.ts'

export interface EdgeOptions extends Gate {
  clock: () => Date
  /** Address of the shop: pages of other origins may not make calls that use cookies. */
  publicUrl: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    besideFieldErrors?: object
    /** Methods the path supports, for the 405 answer. */
    allow?: string
    /** Of each file in a form. */
    maxUploadBytes?: number
  }
  interface FastifyRequest {
    /** Set before the body is read. */
    caller: Caller | undefined
  }
}

/** When to come back while the database is away. */
export const RETRY_SECONDS = 5

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

/** Mounts endpoints below `/api`: who may → what comes in → what goes out. */
export function mount(app: FastifyInstance, served: readonly Served[], options: EdgeOptions): void {
  app.decorateRequest('caller', undefined)
  const methodsByPath = new Map<string, Set<string>>()
  for (const one of served) {
    for (const [path, access] of pathsOf(one.endpoint)) {
      mountPath(app, one, path, access, options)
      methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(one.endpoint.method))
    }
  }
  for (const [path, methods] of methodsByPath) {
    const others = METHODS.filter((method) => !methods.has(method))
    app.route({
      method: others,
      url: fastifyPath(path),
      schema: { hide: true },
      config: { allow: [...methods].join(', ') },
      handler: refuseMethod,
    })
  }
}

function mountPath(
  app: FastifyInstance,
  { endpoint, handler, besideFieldErrors }: Served,
  path: string,
  access: Access,
  options: EdgeOptions,
) {
  const answer = z.object({
    status: z.literal('success'),
    message: z.string(),
    ...endpoint.answer.shape,
  })
  const write = serializerOf(answer)
  app.route({
    method: endpoint.method,
    // HEAD would begin a stream that nobody reads.
    exposeHeadRoute: endpoint.isStream !== true,
    url: fastifyPath(path),
    schema: schemaOf(endpoint, access, answer),
    config: {
      ...(besideFieldErrors && { besideFieldErrors }),
      ...(endpoint.uploads && {
        maxUploadBytes: endpoint.uploads.maxBytes,
        keepsUploads: endpoint.uploads.areKept ?? false,
      }),
      isEndless: endpoint.isStream === true,
    },
    // Answers are written below; this satisfies Fastify, which would compile the schema once more.
    serializerCompiler: () => JSON.stringify,
    // The caller is checked before the body, so a stranger learns nothing about its form.
    preParsing: async (request) => {
      if (endpoint.sameOrigin === true) refuseOtherOrigins(request, options.publicUrl)
      request.caller = await callerOf(request, access, options)
      if (endpoint.uploads === undefined) refuseForm(request)
    },
    handler: async (request, reply) => {
      const context = contextOf(request, path, options.clock())
      const { params, query, body } = request
      const {
        message: text,
        cookies = [],
        isCreated = endpoint.creates === true,
        ...rest
      } = await handler({ params, query, body }, context).catch((error: unknown) => {
        if (error instanceof ShopError)
          setCookies(reply, error.details.cookies ?? [], options.publicUrl)
        throw error
      })
      setCookies(reply, cookies, options.publicUrl)
      reply.code(isCreated ? 201 : 200)
      if (endpoint.file !== undefined) return sendFile(reply, endpoint.file, rest)
      if (endpoint.isStream === true) return sendStream(reply, rest)
      const written = write({ status: 'success', message: textOf(context, text), ...rest })
      if (endpoint.revalidates === true) return sendUnlessKnown(request, reply, written)
      reply.headers(cacheHeadersOf(endpoint.method, access))
      return sendJson(reply, written)
    },
  })
}

/** What checks a request to it, and describes it. */
function schemaOf(endpoint: Endpoint, access: Access, answer: z.ZodType) {
  const successStatus = endpoint.creates === true ? 201 : 200
  const isPlain = endpoint.file === undefined && endpoint.isStream !== true
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.uploads && { consumes: ['multipart/form-data'] }),
    ...(isPlain && { response: { [successStatus]: answer } }),
    security: securityOf(access),
  }
}

/**
 * Prices and stock are never answered from a cache without asking, and what somebody may see is kept
 * by no cache at all. Every answer has a sentence in the caller's language.
 */
function cacheHeadersOf(method: string, access: Access): Record<string, string> {
  return access === 'anyone' && method === 'GET'
    ? { 'cache-control': 'no-cache', vary: 'Accept-Language' }
    : { 'cache-control': 'no-store', vary: 'Accept-Language, Authorization, X-Session-ID' }
}

function contextOf(request: FastifyRequest, path: string, now: Date): Context {
  const key = request.headers['idempotency-key']
  return {
    language: languageOfHeader(request.headers['accept-language']),
    caller: request.caller ?? NOBODY,
    now,
    path,
    ip: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    idempotencyKey: typeof key === 'string' ? key.slice(0, 200) : undefined,
    guestHash: guestHashOf(request),
    cookie: (name) => request.cookies[name],
  }
}

function textOf(context: Context, text: MessageKey | { text: string } | undefined): string {
  if (text === undefined) return message(context.language, 'done')
  return typeof text === 'string' ? message(context.language, text) : text.text
}

async function refuseMethod(): Promise<never> {
  throw new ShopError('method_not_allowed')
}

/** `/guest/cart/items/{id}` → `/guest/cart/items/:id`. */
function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'anyone') return []
  if (access === 'guest') return [{ guest: [] }]
  return access.startsWith('visitor') ? [{ guest: [] }, { bearer: [] }] : [{ bearer: [] }]
}

/** Turns whatever a handler threw into the envelope; only bugs are logged as errors. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error)
  const language = languageOfHeader(request.headers['accept-language'])
  if (refusal === undefined) request.log.error({ err: error }, 'unexpected failure')
  const answered = refusal ?? new ShopError('internal')
  const { code, status, details } = answered
  // A request that is refused before it has a route has no options.
  const { allow, besideFieldErrors } = request.routeOptions?.config ?? {}
  if (allow !== undefined) reply.header('allow', allow)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (details.retryAfterSeconds !== undefined)
    reply.header('retry-after', details.retryAfterSeconds)
  const fields =
    details.fields &&
    mapValues(details.fields, (field) => [message(language, field, details.params)])
  const errors =
    error instanceof Error && 'validation' in error && code === 'validation'
      ? fieldErrors(error.validation, language)
      : fields
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      status: 'error',
      code,
      message: refusalText(answered, language),
      ...(errors && { errors }),
      ...(code === 'validation' && besideFieldErrors),
      ...details.extra,
      ...(status === 500 && { request_id: request.id }),
    })
}

/** Fastify's own errors and an unavailable database, as a ShopError; undefined for bugs. */
export function refusalOf(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error
  if (isUnavailable(error))
    return new ShopError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  if (isUnstorable(error)) return new ShopError('malformed')
  if (!(error instanceof Error)) return undefined
  if ('validation' in error) {
    const isUnknownId = 'validationContext' in error && error.validationContext === 'params'
    return new ShopError(isUnknownId ? 'not_found' : 'validation')
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 400) return new ShopError('malformed')
  // 414 is an id of more than 300 characters.
  if (status === 404 || status === 414) return new ShopError('not_found')
  if (status === 413) return new ShopError('too_large')
  if (status === 415) return new ShopError('unsupported_media_type')
  if (status === 429) return new ShopError('too_many_requests')
  return undefined
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
