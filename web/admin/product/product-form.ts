import type { Input } from '#contract/api.ts'
import type { Language } from '#contract/plain/languages.ts'
import { amountOf, amountText } from '#web/admin/form/amount-text.ts'

import type { AdminProduct, Fit, ProductLink } from './product-loader.ts'

export type ProductBody = Input<'POST /admin/products'>['body']

export interface ColorValues {
  color_id: string
  sku: string
  price: string
}

export interface PictureValues {
  image_path: string
  alt: string
  alt_nl: string
  alt_fr: string
}

const TEXTS = [
  'name',
  'name_nl',
  'name_fr',
  'short_description',
  'short_description_nl',
  'short_description_fr',
  'description',
  'description_nl',
  'description_fr',
  'seo_title',
  'seo_title_nl',
  'seo_title_fr',
  'seo_description',
  'seo_description_nl',
  'seo_description_fr',
  'sku',
  'slug',
  'type',
  'origin',
  'status',
] as const
const OPTIONAL_TEXTS = [
  'ean_number',
  'manufacturer_code',
  'cartridge_code',
  'series',
  'color_group',
  'yield_standard',
  'capacity',
] as const
const NUMBERS = ['impressions', 'number_of_cartridges', 'weight_grams'] as const

type Texts = Record<
  | (typeof TEXTS)[number]
  | (typeof OPTIONAL_TEXTS)[number]
  | (typeof NUMBERS)[number]
  | 'brand_id'
  | 'category_id'
  | 'color_id'
  | 'search_codes'
  | 'regular_price'
  | 'sale_price'
  | 'vat_rate'
  | 'low_stock_threshold'
  | 'ml'
  | 'warranty',
  string
>

/** The article as the inputs hold it: nothing said is an empty text. */
export interface ProductValues extends Texts {
  sale_from: string | null
  sale_to: string | null
  replaces_product_id: ProductLink | null
  linked_product_id: ProductLink | null
  successor_id: ProductLink | null
  related_ids: ProductLink[]
  pack_items: { product: ProductLink; quantity: string }[]
  product_colors: ColorValues[]
  images: PictureValues[]
  printers: Fit[]
}

/** What a new article begins with. */
export const EMPTY_PRODUCT: ProductValues = {
  ...(Object.fromEntries(
    [...TEXTS, ...OPTIONAL_TEXTS, ...NUMBERS].map((name) => [name, '']),
  ) as Texts),
  type: 'inkjet',
  origin: 'house',
  status: 'draft',
  brand_id: '',
  category_id: '',
  color_id: '',
  search_codes: '',
  regular_price: '',
  sale_price: '',
  vat_rate: '21',
  low_stock_threshold: '5',
  ml: '',
  warranty: '24',
  sale_from: null,
  sale_to: null,
  replaces_product_id: null,
  linked_product_id: null,
  successor_id: null,
  related_ids: [],
  pack_items: [],
  product_colors: [],
  images: [],
  printers: [],
}

export function valuesOf(product: AdminProduct, language: Language): ProductValues {
  const plain = Object.fromEntries(
    [...TEXTS, ...OPTIONAL_TEXTS].map((name) => [name, product[name] ?? '']),
  )
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, numberText(product[name])]))
  return {
    ...(plain as Texts),
    ...numbers,
    brand_id: String(product.brand.id),
    category_id: String(product.category.id),
    color_id: product.color === null ? '' : String(product.color.id),
    search_codes: product.search_codes.join(', '),
    regular_price: amountText(product.regular_price, language),
    sale_price: amountText(product.sale_price, language),
    vat_rate: String(product.vat_rate),
    low_stock_threshold: String(product.low_stock_threshold),
    ml: numberText(product.ml),
    warranty: product.warranty,
    sale_from: product.sale_from,
    sale_to: product.sale_to,
    replaces_product_id: product.replaces,
    linked_product_id: product.linked_product,
    successor_id: product.successor,
    related_ids: product.related_products,
    pack_items: product.pack_items.map((item) => ({
      product: item.product,
      quantity: String(item.quantity),
    })),
    product_colors: product.product_colors.map(({ color, sku, price }) => ({
      color_id: String(color.id),
      sku,
      price: amountText(price, language),
    })),
    images: product.images.map(({ image_path, alt, alt_nl = '', alt_fr = '' }) => ({
      image_path,
      alt,
      alt_nl,
      alt_fr,
    })),
    printers: product.printers,
  }
}

/** What was entered as the API takes it. Amounts that are none are sent as they are, to be refused. */
export function bodyOf(values: ProductValues): ProductBody {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name].trim()]))
  const optional = Object.fromEntries(
    OPTIONAL_TEXTS.map((name) => [name, values[name].trim() === '' ? null : values[name].trim()]),
  )
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, numberOf(values[name])]))
  const { slug, ...said } = texts
  return {
    ...said,
    ...(slug !== '' && { slug }),
    ...optional,
    ...numbers,
    brand_id: Number(values.brand_id),
    category_id: Number(values.category_id),
    color_id: values.color_id === '' ? null : Number(values.color_id),
    search_codes: values.search_codes
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    regular_price: amountOf(values.regular_price) ?? values.regular_price,
    sale_price:
      values.sale_price.trim() === '' ? null : (amountOf(values.sale_price) ?? values.sale_price),
    sale_from: values.sale_from,
    sale_to: values.sale_to,
    vat_rate: Number(values.vat_rate),
    low_stock_threshold: Number(values.low_stock_threshold),
    ml: numberOf(values.ml),
    warranty: values.warranty,
    ...partsOf(values),
  } as ProductBody
}

function partsOf(values: ProductValues) {
  return {
    replaces_product_id: values.replaces_product_id?.id ?? null,
    linked_product_id: values.linked_product_id?.id ?? null,
    successor_id: values.successor_id?.id ?? null,
    related_ids: values.related_ids.map(({ id }) => id),
    pack_items: values.pack_items.map(({ product, quantity }) => ({
      product_id: product.id,
      quantity: Number(quantity),
    })),
    product_colors: values.product_colors.map(({ color_id: colorId, sku, price }) => ({
      color_id: Number(colorId),
      sku: sku.trim(),
      price: price.trim() === '' ? null : (amountOf(price) ?? price),
    })),
    images: values.images,
    printers: values.printers.map(({ printer_id, source, note, confirmed }) => ({
      printer_id,
      source,
      note,
      confirmed,
    })),
  }
}

/** Of what is entered only what differs from what is kept: nobody's change of something else is undone. */
export function changeOf(before: ProductValues, after: ProductValues): Partial<ProductBody> {
  const kept = bodyOf(before)
  return Object.fromEntries(
    Object.entries(bodyOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept[name as keyof ProductBody]),
    ),
  )
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : Number(plain)
}
