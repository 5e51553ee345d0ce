import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ShopError } from './shop-error.ts'

/** `\ud83d` as JSON writes half a character; the second backslash of `\\ud83d` makes it plain text. */
const SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i

/**
 * Reads the bodies of calls. Many clients send a JSON content type with an empty body, which is no
 * body. Half a character, which no table can keep, makes a text malformed.
 */
export function readJsonBodies(api: FastifyInstance): void {
  api.addHook('onRequest', refuseEncodedBody)
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null)
      return void parse(request, body, (error, value) => {
        if (error !== null) done(error)
        else if (SURROGATE.test(body) && hasHalfCharacter(value)) done(new ShopError('malformed'))
        else done(null, value)
      })
    },
  )
}

/** No browser compresses what it sends, and unpacking what only claims to be compressed can hang. */
async function refuseEncodedBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') throw new ShopError('unsupported_media_type')
}

/** Written again, whole characters stand as they are and halves as `\ud83d`. */
function hasHalfCharacter(value: unknown): boolean {
  return SURROGATE.test(JSON.stringify(value))
}
