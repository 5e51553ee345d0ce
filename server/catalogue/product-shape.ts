import type { Product } from '#contract/catalogue.ts'
import { basisPoints, cents, netOf, toWire } from '#contract/plain/money.ts'
import { averageStars } from '#contract/plain/reviews.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'

import type { ImageRow, ProductColorRow, ProductRow } from './product-columns.ts'
import type { BrandRow, CategoryRow, ColorRow, References } from './references.ts'

/** A row of the database as the API shows it. */
export function productOf(row: ProductRow, references: References): Product {
  const isOnSale = row.price_cents < row.regular_price_cents
  const struckCents = row.lowest_price_30d_cents ?? row.regular_price_cents
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    ean_number: row.ean_number,
    manufacturer_code: row.manufacturer_code,
    name: row.name,
    name_fr: row.name_fr,
    name_nl: row.name_nl,
    short_description: row.short_description,
    short_description_fr: row.short_description_fr,
    short_description_nl: row.short_description_nl,
    description: row.description,
    description_fr: row.description_fr,
    description_nl: row.description_nl,
    brand: brandOf(references.brand(row.brand_id)),
    category: categoryOf(references.category(row.category_id)),
    color: row.color_id === null ? null : colorOf(references.color(row.color_id)),
    color_slugs: row.color_slugs,
    type: row.type,
    origin: row.origin,
    capacity: row.capacity,
    regular_price: toWire(cents(row.regular_price_cents)),
    sale_price: isOnSale ? toWire(cents(row.price_cents)) : null,
    price: toWire(cents(row.price_cents)),
    lowest_price_30d: isOnSale ? toWire(cents(struckCents)) : null,
    discount_percentage: isOnSale ? discount(struckCents, row.price_cents) : null,
    price_excl_vat: toWire(netOf(cents(row.price_cents), basisPoints(row.vat_rate))),
    vat_rate: row.vat_rate / 100,
    price_per_impression:
      row.impressions === null ? null : (row.price_cents / row.impressions).toFixed(2),
    impressions: row.impressions,
    yield_standard: row.yield_standard,
    ml: row.ml === null ? null : Number(row.ml),
    number_of_cartridges: row.number_of_cartridges,
    warranty: warrantyOf(row.warranty_months),
    weight_grams: row.weight_grams,
    stock: row.stock,
    stock_status: stockStatus(row.stock, row.low_stock_threshold),
    images: imagesOf(row.images),
    thumbnail: row.thumbnail,
    product_colors: (row.colors ?? []).map((color) => productColorOf(color, row, references)),
    original_price: row.original === null ? null : toWire(cents(row.original[1])),
    original_name: row.original?.[0] ?? null,
    cartridge: cartridgeOf(row),
    parts_price: row.parts_price_cents === null ? null : toWire(cents(row.parts_price_cents)),
    stand_in: row.stand_in === null ? null : standInOf(row.stand_in),
    printer_count: row.printer_count,
    rating: averageStars(row.review_stars, row.review_count),
    reviews_count: row.review_count,
    created_at: row.created_at.toISOString(),
  }
}

/** "HP 903XL": the code people ask for, with the maker of the printers it is for. */
function cartridgeOf({ cartridge_code: code, printer_brand: maker, type }: ProductRow) {
  return code === null || maker === null || type === 'printer' ? null : `${maker} ${code}`
}

function standInOf(row: NonNullable<ProductRow['stand_in']>): Product['stand_in'] {
  const { id, slug, name, name_nl, name_fr, price_cents, vat_rate } = row
  return {
    id,
    slug,
    name,
    name_nl,
    name_fr,
    price: toWire(cents(price_cents)),
    price_excl_vat: toWire(netOf(cents(price_cents), basisPoints(vat_rate))),
  }
}

function productColorOf(
  color: ProductColorRow,
  row: ProductRow,
  references: References,
): Product['product_colors'][number] {
  const named = colorOf(references.color(color.color_id))
  return {
    id: color.id,
    name: named.name,
    sku: color.sku,
    color: named,
    price: color.price_cents === null ? null : toWire(cents(color.price_cents)),
    stock: color.stock,
    stock_status: stockStatus(color.stock, row.low_stock_threshold),
    images: imagesOf(color.images),
  }
}

export function brandOf({ id, slug, name, is_house_brand }: BrandRow) {
  return { id, slug, name, is_house_brand }
}

export function categoryOf({ id, slug, name, name_fr, name_nl }: CategoryRow) {
  return { id, slug, name, name_fr, name_nl }
}

export function colorOf({ id, slug, name, name_fr, name_nl, hex, second_hex }: ColorRow) {
  return { id, slug, name, name_fr, name_nl, hex, second_hex }
}

/** The table leaves the months of a lifetime warranty out. */
export function warrantyOf(months: number | null): string {
  return months === null ? 'lifetime' : String(months)
}

export function imagesOf(images: readonly ImageRow[] | null) {
  return (images ?? []).map(([image_path, alt, altNl = '', altFr = '']) => ({
    image_path,
    alt,
    ...(altFr !== '' && { alt_fr: altFr }),
    ...(altNl !== '' && { alt_nl: altNl }),
  }))
}

export function stockStatus(stock: number, threshold: number): StockStatus {
  if (stock <= 0) return 'out_of_stock'
  return stock < threshold ? 'low_stock' : 'in_stock'
}

/** Whole per cent off the crossed-out price, rounded down so that it never overstates. */
function discount(struckCents: number, priceCents: number): number | null {
  const percentage = Math.floor(((struckCents - priceCents) * 100) / struckCents)
  return percentage > 0 ? percentage : null
}
