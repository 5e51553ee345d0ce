/*
 * An uploaded picture is kept in several widths, as WebP and as AVIF. Its path says how large it is:
 * `/media/pictures/3f9c…-1344x224/1344.webp`. The other files stand beside it, so that no table is
 * asked for them.
 */

/** Widths of the files, in pixels; a picture has those below its own, and its own. */
const WIDTHS = [320, 640, 960, 1344, 2016, 2688] as const

/** A wider picture is made smaller: twice the widest column of the shop. */
export const WIDEST_PICTURE = 2688

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export interface PictureName {
  id: string
  width: number
  height: number
}

const NAME = /^([a-z0-9-]{1,60})-([1-9]\d{0,4})x([1-9]\d{0,4})$/
const PATH = /^\/media\/pictures\/([^/]+)\/\d+\.webp$/

/** The folder of a picture: `3f9c…-1344x224`. */
export function pictureFolder({ id, width, height }: PictureName): string {
  return `${id}-${width}x${height}`
}

/** The path that stands for a picture: its largest WebP. */
export function picturePath(picture: PictureName): string {
  return `/media/pictures/${pictureFolder(picture)}/${picture.width}.webp`
}

/** What the name of a folder says; undefined for any other name. */
export function parsePicture(folder: string): PictureName | undefined {
  const [, id, width, height] = NAME.exec(folder) ?? []
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) }
}

/** The picture a path stands for; undefined for a path of something else, such as a drawing. */
export function pictureOfPath(path: string): PictureName | undefined {
  return parsePicture(PATH.exec(path)?.[1] ?? '')
}

/** The widths in which a picture is kept, the smallest first. */
export function pictureWidths({ width }: PictureName): number[] {
  return [...WIDTHS.filter((one) => one < width), width]
}

/** The `srcset` of a picture in one format. */
export function pictureSet(picture: PictureName, format: PictureFormat): string {
  const folder = `/media/pictures/${pictureFolder(picture)}`
  return pictureWidths(picture)
    .map((width) => `${folder}/${width}.${format} ${width}w`)
    .join(', ')
}
