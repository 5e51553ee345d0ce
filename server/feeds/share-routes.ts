import { createHash } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { HOUSE_BRAND, type Drawing, parseDrawing } from '#contract/plain/drawing.ts'
import { isLanguage, type Language } from '#contract/plain/languages.ts'
import { pictureOfPath } from '#contract/plain/picture.ts'
import { SHARE_KINDS, SHARE_WIDTH, SHOP_ITSELF } from '#contract/plain/share-picture.ts'
import { draw } from '#server/catalogue/drawings/draw.ts'
import { keptOrMade, sendPicture } from '#server/platform/kept-pictures.ts'
import { message } from '#server/platform/messages.ts'
import { encodeDrawing, pictureKey } from '#server/platform/pictures.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { sharedPrinter, sharedProduct, type SharedProductRow } from './queries.ts'
import { sharePicture, type SharePicture } from './share-picture.ts'

const DAY_SECONDS = 86_400
/** Of a product's picture in feeds. */
const PHOTO_WIDTH = 1000

/** What the pictures of articles of the blog are made of; another feature knows. */
export type SharedArticle = (slug: string, language: Language) => Promise<SharePicture | undefined>

interface ShareShop extends Pick<Shop, 'db' | 'media' | 'settings'> {
  sharedArticle: SharedArticle
}

/** Pictures made for previews and feeds, drawn when first asked for and kept by what they show. */
export function mountSharePictures(app: FastifyInstance, shop: ShareShop): void {
  app.get<{ Params: { language: string; kind: string; file: string } }>(
    '/media/share/:language/:kind/:file',
    { schema: { hide: true } },
    async ({ params: { language, kind: named, file } }, reply) => {
      const kind = SHARE_KINDS.find((one) => one === named)
      const slug = slugOf(file)
      if (kind === undefined || slug === undefined || !isLanguage(language))
        throw new ShopError('not_found')
      const shown = await pictureOf(shop, { kind, slug, language })
      if (shown === undefined) throw new ShopError('not_found')
      const svg = sharePicture(shown, (await shop.settings.get()).shop.name)
      return sendPicture(reply, await pixels(shop, 'share', svg, SHARE_WIDTH), OF_A_DAY)
    },
  )
  app.get<{ Params: { file: string } }>(
    '/media/products/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const product = await sharedProduct(shop.db, slugOf(params.file) ?? '')
      if (product === undefined) throw new ShopError('not_found')
      const svg = onWhite(await shownOf(shop.media, product))
      return sendPicture(reply, await pixels(shop, 'products', svg, PHOTO_WIDTH), OF_A_DAY)
    },
  )
}

/** A title may change, and then the picture does. */
const OF_A_DAY = { type: 'image/png', maxAgeSeconds: DAY_SECONDS }

function slugOf(file: string): string | undefined {
  return /^(.{1,200})\.png$/.exec(file)?.[1]
}

async function pixels(
  { media }: Pick<Shop, 'media'>,
  folder: string,
  svg: string,
  width: number,
): Promise<Buffer> {
  const name = createHash('sha256').update(svg).digest('hex').slice(0, 40)
  const png = await keptOrMade(media, `${folder}/${name}.png`, () =>
    encodeDrawing(svg, width, 'png'),
  )
  if (png === undefined) throw new Error('A drawing was made and is not there')
  return png
}

async function pictureOf(
  { db, media, sharedArticle }: ShareShop,
  {
    kind,
    slug,
    language,
  }: { kind: (typeof SHARE_KINDS)[number]; slug: string; language: Language },
): Promise<SharePicture | undefined> {
  if (kind === 'article') return sharedArticle(slug, language)
  if (kind === 'shop')
    return slug === SHOP_ITSELF
      ? {
          title: message(language, 'share.claim'),
          kicker: message(language, 'share.shop'),
          drawing: undefined,
        }
      : undefined
  if (kind === 'printer') {
    const printer = await sharedPrinter(db, slug)
    return (
      printer && {
        title: printer.name,
        kicker: message(
          language,
          printer.technology === 'laser' ? 'share.toner_for' : 'share.ink_for',
        ),
        drawing: draw({
          kind: `printer-${printer.technology}`,
          color: 'black',
          brand: 'none',
          label: '',
        }),
      }
    )
  }
  const product = await sharedProduct(db, slug)
  const names = { en: 'name', nl: 'name_nl', fr: 'name_fr' } as const
  if (product === undefined) return undefined
  return {
    title: product[names[language]] || product.name,
    kicker: product.brand,
    drawing: await shownOf(media, product),
  }
}

/** What an article shows, as an SVG: its photo, else its drawing. */
async function shownOf(
  media: Shop['media'],
  product: Pick<SharedProductRow, 'thumbnail' | 'is_house_brand'>,
): Promise<string> {
  const picture = pictureOfPath(product.thumbnail)
  const photo = picture && (await media.get(pictureKey(picture, picture.width, 'webp')))
  if (picture === undefined || photo === undefined) return drawingOf(product)
  const { width, height } = picture
  const png = await encodeDrawing(photo, Math.min(width, PHOTO_WIDTH), 'png')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}

function drawingOf({
  thumbnail,
  is_house_brand: isHouse,
}: Pick<SharedProductRow, 'thumbnail' | 'is_house_brand'>): string {
  const drawing: Drawing = parseDrawing(thumbnail.split('/').at(-1) ?? '') ?? {
    kind: 'placeholder',
    color: 'none',
    brand: 'none',
    label: '',
  }
  return draw(isHouse ? { ...drawing, brand: HOUSE_BRAND } : drawing)
}

function onWhite(svg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PHOTO_WIDTH} ${PHOTO_WIDTH}" width="${PHOTO_WIDTH}" height="${PHOTO_WIDTH}"><rect width="100%" height="100%" fill="#fff"/>${svg.replace('<svg ', `<svg x="60" y="60" width="${PHOTO_WIDTH - 120}" height="${PHOTO_WIDTH - 120}" `)}</svg>`
}
