import type { FastifyInstance, FastifyReply } from 'fastify'

import {
  PICTURE_FORMATS,
  parsePicture,
  type PictureName,
  pictureWidths,
} from '#contract/plain/picture.ts'

import type { MediaStore } from './media-store.ts'
import { encodeDrawing, pictureKey } from './pictures.ts'
import { ShopError } from './shop-error.ts'

export interface PictureSources {
  media: MediaStore
  /** The SVG of a picture that is drawn by its name; undefined for the name of any other. */
  drawn: (picture: PictureName) => string | undefined
}

/** Pictures of the media store. Their names are random or say everything, so they never change. */
export function mountPictures(app: FastifyInstance, { media, drawn }: PictureSources): void {
  app.get<{ Params: { folder: string; file: string } }>(
    '/media/pictures/:folder/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = parsePicture(params.folder)
      const [, digits, end] = /^(\d{1,5})\.(\w+)$/.exec(params.file) ?? []
      const format = PICTURE_FORMATS.find((one) => one === end)
      const width = Number(digits)
      if (picture === undefined || format === undefined || !pictureWidths(picture).includes(width))
        throw new ShopError('not_found')
      const key = pictureKey(picture, width, format)
      const file = await keptOrMade(media, key, async () => {
        const svg = drawn(picture)
        return svg === undefined ? undefined : encodeDrawing(svg, width, format)
      })
      if (file === undefined) throw new ShopError('not_found')
      return sendPicture(reply, file, { type: `image/${format}`, maxAgeSeconds: YEAR_SECONDS })
    },
  )
}

const YEAR_SECONDS = 31_536_000

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
