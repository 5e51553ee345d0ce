import { parseDrawing } from '#contract/plain/drawing.ts'
import { fromWire, ZERO } from '#contract/plain/money.ts'
import { pictureOfPath } from '#contract/plain/picture.ts'
import type { PublishPart } from '#contract/plain/publish-checks.ts'
import type { Trx } from '#database/pool.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { ProductLinkRow } from './desk-product-queries.ts'
import { placesOf, type ProductFacts, productFacts } from './product-facts.ts'
import { checksOf, type ProductFields } from './product-fields.ts'
import type { ShelfOfProduct } from './product-parts-queries.ts'
import type { References } from './references.ts'

export type Refusals = Record<string, MessageKey>

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

/** Throws `validation` with what `refusalsOf` finds. */
export async function refuseProduct(
  trx: Trx,
  references: References,
  fields: ProductFields,
  before: Before | undefined,
): Promise<void> {
  const id = before?.id ?? null
  const facts = await productFacts(trx, [{ id, fields, before: before?.fields }])
  const refusals = refusalsOf({ references, facts }, { id, fields, before: before?.fields })
  if (Object.keys(refusals).length > 0) throw new ShopError('validation', { fields: refusals })
}

/**
 * What cannot be written, each with its field: the same for an article that is edited and for one of a
 * file. An article on sale may go on lacking what it lacked, but nothing more.
 */
export function refusalsOf(
  { references, facts }: { references: References; facts: ProductFacts },
  {
    id,
    fields,
    before,
  }: { id: number | null; fields: ProductFields; before: ProductFields | undefined },
): Refusals {
  return {
    ...unready(fields, before),
    ...badPrices(fields),
    ...badReferences(references, fields),
    ...badLinks(fields, facts.links, id),
    ...badPictures(fields, before),
    ...badCodes(facts, fields, id),
    ...badShelves(
      facts,
      fields,
      before === undefined || id === null ? undefined : { id, fields: before },
    ),
  }
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

function badPrices(fields: ProductFields): Refusals {
  const { regular_price, sale_price, sale_from, sale_to, product_colors: colors } = fields
  const free = colors.findIndex(({ price }) => price !== null && fromWire(price) === ZERO)
  return {
    ...(free >= 0 && { [`product_colors.${free}.price`]: 'products.color_price_zero' as const }),
    ...(sale_price !== null &&
      fromWire(sale_price) >= fromWire(regular_price) && {
        sale_price: 'products.sale_not_below' as const,
      }),
    ...(sale_price !== null &&
      fromWire(sale_price) === ZERO && { sale_price: 'products.sale_zero' as const }),
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

function badCodes(facts: ProductFacts, fields: ProductFields, id: number | null): Refusals {
  const { sku, ean_number: ean, slug, product_colors: colors, printers } = fields
  const colorSkus = colors.map((color) => color.sku)
  const printerIds = printers.map(({ printer_id: printerId }) => printerId)
  const isTaken = (owners: ReadonlyMap<string, readonly number[]>, code: string) =>
    owners.get(code)?.some((owner) => owner !== id) === true
  const isColorRepeated =
    isRepeated([sku, ...colorSkus]) || isRepeated(colors.map(({ color_id: colorId }) => colorId))
  return {
    ...(isTaken(facts.skus, sku) && { sku: 'products.sku_taken' as const }),
    ...(colorSkus.some((one) => isTaken(facts.skus, one)) && {
      product_colors: 'products.sku_taken' as const,
    }),
    ...(isColorRepeated && { product_colors: 'products.listed_twice' as const }),
    ...(ean !== null && isTaken(facts.eans, ean) && { ean_number: 'products.ean_taken' as const }),
    ...(isTaken(facts.slugs, slug) && { slug: 'products.slug_taken' as const }),
    ...(!printerIds.every((printerId) => facts.printers.has(printerId)) && {
      printers: 'products.printer_unknown' as const,
    }),
    ...(isRepeated(printerIds) && { printers: 'products.listed_twice' as const }),
  }
}

/** Pieces on the shelf, and orders, keep the kind of stock and the colours they belong to. */
function badShelves(
  facts: ProductFacts,
  fields: ProductFields,
  before: Before | undefined,
): Refusals {
  if (before === undefined) return {}
  const kept = new Set(placesOf(fields))
  const lost = (shelf: ShelfOfProduct) => !kept.has(shelf.color_id)
  const shelves = facts.shelves.get(before.id) ?? []
  const isBound = shelves.some((shelf) => lost(shelf) && (shelf.pieces > 0 || shelf.is_named))
  if (!isBound) return {}
  return fields.pack_items.length > 0
    ? { pack_items: 'products.stock_left' }
    : { product_colors: 'products.stock_left' }
}

function isRepeated(values: readonly (string | number)[]): boolean {
  return new Set(values).size < values.length
}
