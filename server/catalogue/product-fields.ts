import { cents, fromWire, toWire } from '#contract/plain/money.ts'
import { publishChecks, type PublishChecks } from '#contract/plain/publish-checks.ts'
import type { ProductChange, ProductDraft } from '#contract/product-body.ts'

import { imagesOf, warrantyOf } from './product-shape.ts'
import type { WrittenRow } from './written-product-queries.ts'

/** All that staff write of an article, under the names by which they send it. */
export type ProductFields = {
  [Name in keyof ProductDraft]-?: Exclude<ProductDraft[Name], undefined>
}

/** What of an article was written so far. */
export function fieldsOf(row: WrittenRow): ProductFields {
  return {
    ...textsOf(row),
    sku: row.sku,
    ean_number: row.ean_number,
    manufacturer_code: row.manufacturer_code,
    cartridge_code: row.cartridge_code,
    search_codes: row.search_codes,
    series: row.series,
    color_group: row.color_group,
    slug: row.slug,
    brand_id: row.brand_id,
    category_id: row.category_id,
    color_id: row.color_id,
    type: row.type,
    origin: row.origin,
    status: row.status,
    regular_price: toWire(cents(row.regular_price_cents)),
    sale_price: row.sale_price_cents === null ? null : toWire(cents(row.sale_price_cents)),
    sale_from: row.sale_from?.toISOString() ?? null,
    sale_to: row.sale_to?.toISOString() ?? null,
    vat_rate: row.vat_rate / 100,
    low_stock_threshold: row.low_stock_threshold,
    impressions: row.impressions,
    yield_standard: row.yield_standard,
    ml: row.ml === null ? null : Number(row.ml),
    number_of_cartridges: row.number_of_cartridges,
    capacity: row.capacity,
    warranty: warrantyOf(row.warranty_months),
    weight_grams: row.weight_grams,
    replaces_product_id: row.replaces_product_id,
    linked_product_id: row.linked_product_id,
    successor_id: row.successor_id,
    ...listsOf(row),
  }
}

function textsOf(row: WrittenRow) {
  return {
    name: row.name,
    name_nl: row.name_nl,
    name_fr: row.name_fr,
    short_description: row.short_description,
    short_description_nl: row.short_description_nl,
    short_description_fr: row.short_description_fr,
    description: row.description,
    description_nl: row.description_nl,
    description_fr: row.description_fr,
    seo_title: row.seo_title,
    seo_title_nl: row.seo_title_nl,
    seo_title_fr: row.seo_title_fr,
    seo_description: row.seo_description,
    seo_description_nl: row.seo_description_nl,
    seo_description_fr: row.seo_description_fr,
  }
}

function listsOf(row: WrittenRow) {
  return {
    related_ids: row.related_ids,
    pack_items: row.members.map(([product_id, quantity]) => ({ product_id, quantity })),
    product_colors: (row.colors ?? []).map(({ color_id, sku, price_cents: price }) => ({
      color_id,
      sku,
      price: price === null ? null : toWire(cents(price)),
    })),
    images: imagesOf(row.images).map((image) => ({ alt_nl: '', alt_fr: '', ...image })),
    printers: row.fits.map(({ printer_id, source, note, confirmed }) => ({
      printer_id,
      source,
      note,
      confirmed,
    })),
  }
}

/** What a new article is where nothing is said. */
export const NEW_PRODUCT: Omit<
  ProductFields,
  'name' | 'sku' | 'slug' | 'brand_id' | 'category_id' | 'regular_price' | 'type' | 'origin'
> = {
  name_nl: '',
  name_fr: '',
  short_description: '',
  short_description_nl: '',
  short_description_fr: '',
  description: '',
  description_nl: '',
  description_fr: '',
  seo_title: '',
  seo_title_nl: '',
  seo_title_fr: '',
  seo_description: '',
  seo_description_nl: '',
  seo_description_fr: '',
  ean_number: null,
  manufacturer_code: null,
  cartridge_code: null,
  search_codes: [],
  series: null,
  color_group: null,
  color_id: null,
  status: 'draft',
  sale_price: null,
  sale_from: null,
  sale_to: null,
  vat_rate: 21,
  low_stock_threshold: 5,
  impressions: null,
  yield_standard: null,
  ml: null,
  number_of_cartridges: null,
  capacity: null,
  warranty: '24',
  weight_grams: null,
  replaces_product_id: null,
  linked_product_id: null,
  successor_id: null,
  related_ids: [],
  pack_items: [],
  product_colors: [],
  images: [],
  printers: [],
}

/** Amounts as the shop writes them, moments in UTC, nothing said as null: so that equal things are equal. */
export function tidied<Fields extends Partial<ProductChange>>(fields: Fields): Fields {
  const tidy: Partial<ProductChange> = { ...fields }
  if (tidy.regular_price !== undefined) tidy.regular_price = amount(tidy.regular_price)
  if (typeof tidy.sale_price === 'string') tidy.sale_price = amount(tidy.sale_price)
  for (const name of ['sale_from', 'sale_to'] as const) {
    const moment = tidy[name]
    if (typeof moment === 'string') tidy[name] = new Date(moment).toISOString()
  }
  for (const name of [
    'manufacturer_code',
    'cartridge_code',
    'series',
    'color_group',
    'capacity',
  ] as const)
    if (tidy[name] === '') tidy[name] = null
  if (tidy.yield_standard === '') tidy.yield_standard = null
  if (tidy.product_colors !== undefined)
    tidy.product_colors = tidy.product_colors.map(({ price, ...color }) => ({
      ...color,
      price: price === null ? null : amount(price),
    }))
  return tidy as Fields
}

function amount(text: string): string {
  return toWire(cents(Math.round(Number(text) * 100)))
}

/** What it lacks to be sold, and what it should have. */
export function checksOf(fields: ProductFields): PublishChecks {
  return publishChecks({
    ...fields,
    hasBrand: true,
    hasCategory: true,
    priceCents: fromWire(fields.regular_price),
    pictures: fields.images.length,
    printers: fields.printers.length,
  })
}
