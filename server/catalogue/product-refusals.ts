import { parseDrawing } from '#contract/plain/drawing.ts'
import { fromWire } from '#contract/plain/money.ts'
import { pictureOfPath } from '#contract/plain/picture.ts'
import type { PublishPart } from '#contract/plain/publish-checks.ts'
import type { Trx } from '#database/pool.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { productLinks, type ProductLinkRow } from './desk-product-queries.ts'
import { checksOf, type ProductFields } from './product-fields.ts'
import { type ShelfOfProduct, shelvesOf } from './product-parts-queries.ts'
import {
  isEanTaken,
  isProductSlugTaken,
  takenSku,
  unknownPrinters,
} from './product-writing-queries.ts'
import type { References } from './references.ts'

type Refusals = Record<string, MessageKey>

/** Where staff fill in what is missed. */
const FIELD_OF: Record<PublishPart, string> = {
  name: 'name',
  name_nl: 'name_nl',
  name_fr: 'name_fr',
  sku: 'sku',
  brand: 'brand_id',
  category: 'category_id',
  price: 'regular_price',
  picture: 'images',
  ean: 'ean_number',
  description_nl: 'description_nl',
  description_fr: 'description_fr',
  yield: 'impressions',
  fit: 'printers',
}

/** What is known of an article before it is written. */
interface Before {
  id: number
  fields: ProductFields
}

/**
 * Refuses what cannot be written, each with its field. Throws `validation`. An article on sale may go on
 * lacking what it lacked, but nothing more.
 */
export async function refuseProduct(
  trx: Trx,
  references: References,
  fields: ProductFields,
  before: Before | undefined,
): Promise<void> {
  const id = before?.id ?? null
  const links = await linksOf(trx, fields, id)
  const refusals: Refusals = {
    ...unready(fields, before?.fields),
    ...badPrices(fields),
    ...badReferences(references, fields),
    ...badLinks(fields, links, id),
    ...badPictures(fields, before?.fields),
    ...(await badCodes(trx, fields, id)),
    ...(await badShelves(trx, fields, before)),
  }
  if (Object.keys(refusals).length > 0) throw new ShopError('validation', { fields: refusals })
}

function unready(fields: ProductFields, before: ProductFields | undefined): Refusals {
  if (fields.status !== 'active') return {}
  const lackedBefore = before?.status === 'active' ? checksOf(before).missing : []
  const lacking = checksOf(fields).missing.filter((part) => !lackedBefore.includes(part))
  return Object.fromEntries(
    // i18n: products.missing.*
    lacking.map((part) => [FIELD_OF[part], `products.missing.${part}` as MessageKey]),
  )
}

function badPrices({ regular_price, sale_price, sale_from, sale_to }: ProductFields): Refusals {
  return {
    ...(sale_price !== null &&
      fromWire(sale_price) >= fromWire(regular_price) && {
        sale_price: 'products.sale_not_below' as const,
      }),
    ...(sale_from !== null &&
      sale_to !== null &&
      sale_to <= sale_from && { sale_to: 'products.sale_ends_before' as const }),
  }
}

function has(rows: readonly { id: number }[], id: number | null): boolean {
  return id === null || rows.some((row) => row.id === id)
}

function badReferences(references: References, fields: ProductFields): Refusals {
  return {
    ...(!has(references.brands, fields.brand_id) && { brand_id: 'field.invalid' as const }),
    ...(!has(references.categories, fields.category_id) && {
      category_id: 'field.invalid' as const,
    }),
    ...(!has(references.colors, fields.color_id) && { color_id: 'field.invalid' as const }),
    ...(!fields.product_colors.every(({ color_id: id }) => has(references.colors, id)) && {
      product_colors: 'field.invalid' as const,
    }),
  }
}

async function linksOf(
  trx: Trx,
  fields: ProductFields,
  id: number | null,
): Promise<ReadonlyMap<number, ProductLinkRow>> {
  const ids = [
    id,
    fields.replaces_product_id,
    fields.linked_product_id,
    fields.successor_id,
    ...fields.related_ids,
    ...fields.pack_items.map(({ product_id: memberId }) => memberId),
  ].filter((one) => one !== null)
  return new Map((await productLinks(trx, ids)).map((row) => [row.id, row]))
}

function badLinks(
  fields: ProductFields,
  links: ReadonlyMap<number, ProductLinkRow>,
  id: number | null,
): Refusals {
  const isOther = (other: number) => links.has(other) && other !== id
  const one = (name: 'replaces_product_id' | 'linked_product_id' | 'successor_id'): Refusals => {
    const other = fields[name]
    return other === null || isOther(other) ? {} : { [name]: 'products.link_unknown' }
  }
  const memberIds = fields.pack_items.map(({ product_id: memberId }) => memberId)
  const isPartOfPack = id !== null && links.get(id)?.is_member === true
  const isSingle = (memberId: number) => links.get(memberId)?.stock_kind === 'single'
  return {
    ...one('replaces_product_id'),
    ...one('linked_product_id'),
    ...one('successor_id'),
    ...(!fields.related_ids.every(isOther) && { related_ids: 'products.link_unknown' as const }),
    ...(!memberIds.every((memberId) => isOther(memberId) && isSingle(memberId)) && {
      pack_items: 'products.member_not_single' as const,
    }),
    ...(isRepeated(memberIds) && { pack_items: 'products.listed_twice' as const }),
    ...(isPartOfPack && hasOtherStock(fields)),
    ...(memberIds.length > 0 &&
      fields.product_colors.length > 0 && { product_colors: 'products.pack_or_colors' as const }),
  }
}

/** A part of a pack is counted by one number. */
function hasOtherStock({ pack_items: members, product_colors: colors }: ProductFields): Refusals {
  if (members.length > 0) return { pack_items: 'products.is_member' }
  return colors.length > 0 ? { product_colors: 'products.is_member' } : {}
}

/** A path of what it has, of a picture that was kept, or of a drawing. */
function badPictures(fields: ProductFields, before: ProductFields | undefined): Refusals {
  const known = new Set((before?.images ?? []).map(({ image_path: path }) => path))
  const paths = fields.images.map(({ image_path: path }) => path)
  const isPicture = (path: string) =>
    known.has(path) ||
    pictureOfPath(path) !== undefined ||
    (path.startsWith('/media/drawings/') &&
      parseDrawing(path.split('/').at(-1) ?? '') !== undefined)
  return {
    ...(!paths.every(isPicture) && { images: 'products.picture_unknown' as const }),
    ...(isRepeated(paths) && { images: 'products.listed_twice' as const }),
  }
}

async function badCodes(trx: Trx, fields: ProductFields, id: number | null): Promise<Refusals> {
  const { sku, ean_number: ean, slug, product_colors: colors, printers } = fields
  const colorSkus = colors.map((color) => color.sku)
  const taken = await takenSku(trx, [sku, ...colorSkus], id)
  const printerIds = printers.map(({ printer_id: printerId }) => printerId)
  const isColorTaken = taken !== undefined && taken !== sku
  const isColorRepeated =
    isRepeated([sku, ...colorSkus]) || isRepeated(colors.map(({ color_id: colorId }) => colorId))
  return {
    ...(taken === sku && { sku: 'products.sku_taken' as const }),
    ...(isColorTaken && { product_colors: 'products.sku_taken' as const }),
    ...(isColorRepeated && { product_colors: 'products.listed_twice' as const }),
    ...(ean !== null &&
      (await isEanTaken(trx, ean, id)) && { ean_number: 'products.ean_taken' as const }),
    ...((await isProductSlugTaken(trx, slug, id)) && { slug: 'products.slug_taken' as const }),
    ...((await unknownPrinters(trx, printerIds)).length > 0 && {
      printers: 'products.printer_unknown' as const,
    }),
    ...(isRepeated(printerIds) && { printers: 'products.listed_twice' as const }),
  }
}

/** Pieces on the shelf, and orders, keep the kind of stock and the colours they belong to. */
async function badShelves(
  trx: Trx,
  fields: ProductFields,
  before: Before | undefined,
): Promise<Refusals> {
  if (before === undefined || isSameShelf(fields, before.fields)) return {}
  const shelves = await shelvesOf(trx, before.id)
  const kept = new Set(placesOf(fields))
  const lost = (shelf: ShelfOfProduct) => !kept.has(shelf.color_id)
  const isBound = shelves.some((shelf) => lost(shelf) && (shelf.pieces > 0 || shelf.is_named))
  if (!isBound) return {}
  return fields.pack_items.length > 0
    ? { pack_items: 'products.stock_left' }
    : { product_colors: 'products.stock_left' }
}

function isSameShelf(fields: ProductFields, before: ProductFields): boolean {
  const places = new Set(placesOf(fields))
  const former = placesOf(before)
  return places.size === former.length && former.every((place) => places.has(place))
}

/** The places on the shelf it needs: one for each colour, none for a pack, else one. */
function placesOf({
  product_colors: colors,
  pack_items: members,
}: ProductFields): readonly (number | null)[] {
  if (colors.length > 0) return colors.map(({ color_id: colorId }) => colorId)
  return members.length > 0 ? [] : [null]
}

function isRepeated(values: readonly (string | number)[]): boolean {
  return new Set(values).size < values.length
}
