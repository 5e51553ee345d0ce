import type { FastifyInstance } from 'fastify'

import {
  PICTURE_FORMATS,
  parsePicture,
  type PictureName,
  pictureWidths,
} from '#contract/plain/picture.ts'

import { keptOrMade, sendPicture, YEAR_SECONDS } from './kept-pictures.ts'
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
