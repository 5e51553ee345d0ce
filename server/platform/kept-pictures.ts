import type { FastifyReply } from 'fastify'

import type { MediaStore } from './media-store.ts'

/** For what never changes under its name. */
export const YEAR_SECONDS = 31_536_000

const making = new Map<string, Promise<Buffer | undefined>>()

/** A file of the store, made and kept when it is asked for the first time; who asks meanwhile waits for the same. */
export async function keptOrMade(
  media: MediaStore,
  key: string,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const kept = await media.get(key)
  if (kept !== undefined) return kept
  const begun = making.get(key)
  if (begun !== undefined) return begun
  const work = makeAndKeep(media, key, make).finally(() => making.delete(key))
  making.set(key, work)
  return work
}

async function makeAndKeep(
  media: MediaStore,
  key: string,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const made = await make()
  if (made !== undefined) await media.put(key, made)
  return made
}

/** Mails and previews show pictures too, and they are other sites. */
export function sendPicture(
  reply: FastifyReply,
  file: Buffer | string,
  { type, maxAgeSeconds }: { type: string; maxAgeSeconds: number },
): FastifyReply {
  const immutable = maxAgeSeconds === YEAR_SECONDS ? ', immutable' : ''
  return reply
    .type(type)
    .header('cache-control', `public, max-age=${maxAgeSeconds}${immutable}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(file)
}
