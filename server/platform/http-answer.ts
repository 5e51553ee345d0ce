import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'

import type { fileAnswer, streamAnswer } from '#contract/endpoint.ts'

import type { CookieChange } from './cookie-change.ts'
import { ShopError } from './shop-error.ts'

/**
 * A call that uses cookies must come from a page of this shop. Programs send no Origin and no
 * Sec-Fetch-Site; a browser sends at least one of them on any call another site could cause.
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin') return
    throw new ShopError('forbidden')
  }
  if (origin === publicUrl) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new ShopError('forbidden')
}

/** HttpOnly and SameSite=Strict always; Secure as soon as the shop is on https. */
export function setCookies(
  reply: FastifyReply,
  cookies: readonly CookieChange[],
  publicUrl: string,
): void {
  for (const { name, value, path, maxAgeSeconds } of cookies) {
    reply.setCookie(name, value ?? '', {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl.startsWith('https:'),
      ...(value === undefined && { maxAge: 0 }),
      ...(value !== undefined && maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    })
  }
}

/** A download that is not cached. */
export function sendFile(reply: FastifyReply, mediaType: string, answer: object): FastifyReply {
  const { file } = answer as z.infer<typeof fileAnswer>
  return reply
    .type(file.type ?? mediaType)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(bodyOf(file.content))
}

/** Texts of a stream are sent as they come: how long they are together is not known before. */
function bodyOf(content: z.infer<typeof fileAnswer>['file']['content']): Buffer | Readable {
  return typeof content === 'string' || content instanceof Uint8Array
    ? Buffer.from(content)
    : Readable.from(content, { objectMode: false })
}

/** Events as they come: no cache, no compression and no proxy may hold them back. */
export function sendStream(reply: FastifyReply, answer: object): FastifyReply {
  const { stream } = answer as z.infer<typeof streamAnswer>
  return reply
    .type('text/event-stream; charset=utf-8')
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .send(stream instanceof Readable ? stream : Readable.from(stream))
}

/** 304 for a caller who already has this answer. Shared caches may not keep it. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
): FastifyReply {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.headers({
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'Authorization, X-Session-ID, Accept-Language',
  })
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return sendJson(reply, body)
}

/** An answer that is already serialised. */
export function sendJson(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(body)
}

/** A list of tags; a proxy that compresses makes ours weak. */
function isKnown(tags: string | undefined, tag: string): boolean {
  return tags?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true
}
