import { randomBytes } from 'node:crypto'

import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'

import {
  PICTURE_FORMATS,
  type PictureFormat,
  pictureFolder,
  type PictureName,
  picturePath,
  pictureWidths,
  WIDEST_PICTURE,
} from '#contract/plain/picture.ts'

import type { MediaStore } from './media-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { ShopError } from './shop-error.ts'

/** By content, whatever the name says. SVG is text that can hold scripts, and is not among them. */
const TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
])
/** A picture of 20 megapixels is fine; what is much larger is made to exhaust memory. */
const PIXELS_AT_MOST = 24_000_000

export interface KeptPicture {
  path: string
  width: number
  height: number
}

/** Decoding takes memory by the pixel, so one picture is worked on at a time. */
const inTurn = oneAtATime()

/**
 * Decodes an uploaded picture and keeps it anew, in every width and format, under a random name:
 * nothing of the file itself is served, and what a camera wrote into it is gone. Of a moving picture
 * the first frame is kept. Throws `validation` on `field` for whatever is no such picture.
 */
export async function keepPicture(
  media: MediaStore,
  content: Uint8Array,
  field: string,
): Promise<KeptPicture> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined || !TYPES.has(type.mime)) throw refusal(field, 'media.not_a_picture')
  return inTurn(async () => {
    const source = await decoded(content, field)
    const { width, height } = source
    const picture = { id: randomBytes(12).toString('hex'), width, height }
    for (const format of PICTURE_FORMATS) {
      for (const one of pictureWidths(picture)) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, for the sake of memory
        const file = await encoded(source.raw.clone(), one, format)
        // oxlint-disable-next-line no-await-in-loop
        await media.put(pictureKey(picture, one, format), file)
      }
    }
    return { path: picturePath(picture), width, height }
  })
}

/** Where a file of a picture lies in the media store. */
export function pictureKey(picture: PictureName, width: number, format: PictureFormat): string {
  return `pictures/${pictureFolder(picture)}/${width}.${format}`
}

/** One file of a picture that was drawn here, as an SVG, or that was kept. */
export function encodeDrawing(
  drawing: string | Uint8Array,
  width: number,
  format: PictureFormat | 'png',
): Promise<Buffer> {
  return inTurn(async () => {
    const { default: sharp } = await loadSharp()
    const content = typeof drawing === 'string' ? Buffer.from(drawing) : drawing
    return encoded(sharp(content, { density: 144 }), width, format)
  })
}

async function decoded(content: Uint8Array, field: string) {
  const { default: sharp } = await loadSharp()
  try {
    const { data, info } = await sharp(content, {
      limitInputPixels: PIXELS_AT_MOST,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: WIDEST_PICTURE, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    if (height > WIDEST_PICTURE * 2) throw refusal(field, 'media.too_tall')
    return { width, height, raw: sharp(data, { raw: { width, height, channels } }) }
  } catch (error) {
    if (error instanceof ShopError) throw error
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message)
    throw refusal(field, isTooLarge ? 'media.too_many_pixels' : 'media.not_a_picture')
  }
}

function encoded(source: Sharp, width: number, format: PictureFormat | 'png'): Promise<Buffer> {
  const sized = source.resize({ width })
  if (format === 'png') return sized.png({ palette: true, quality: 90, effort: 4 }).toBuffer()
  // Above this effort AVIF takes seconds a picture.
  if (format === 'avif') return sized.avif({ quality: 60, effort: 3 }).toBuffer()
  return sized.webp({ quality: 82 }).toBuffer()
}

/** Loaded when the first picture comes: it takes memory that an idle shop does not need. */
async function loadSharp() {
  const loaded = await import('sharp')
  loaded.default.cache(false)
  loaded.default.concurrency(1)
  return loaded
}

function refusal(
  field: string,
  message: 'media.not_a_picture' | 'media.too_many_pixels' | 'media.too_tall',
): ShopError {
  return new ShopError('validation', { fields: { [field]: message } })
}
