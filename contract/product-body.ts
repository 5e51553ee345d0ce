import * as z from 'zod'

import { bodyId } from './endpoint.ts'
import { isGtin } from './plain/gtin.ts'
import { PRODUCT_STATUSES } from './plain/product-status.ts'
import { ORIGINS, PRODUCT_TYPES } from './plain/statuses.ts'
import { oneLine, requiredLine, severalLines } from './text-fields.ts'

/*
 * What staff send of an article. The audit log keeps an edit under the same names, so that what it was
 * before can be sent again.
 */

const MAX_NAME = 200
const MAX_SHORT = 500
const MAX_TEXT = 20_000
const MAX_SEO_TITLE = 120
const MAX_SEO_TEXT = 320
const MAX_CODE = 40
const PIECES_AT_MOST = 1_000_000
const PICTURES_AT_MOST = 30
const MEMBERS_AT_MOST = 30
const COLORS_AT_MOST = 40
const RELATED_AT_MOST = 24
const CODES_AT_MOST = 40
const FITS_AT_MOST = 2_000

const sku = z
  .string('field.required')
  .trim()
  .min(1, 'field.required')
  .max(MAX_CODE, 'field.too_long')
  .regex(/^[A-Za-z0-9][\w./+-]*$/, 'field.format')
const slug = z
  .string()
  .trim()
  .max(120, 'field.too_long')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'field.format')
const money = z.string('field.amount').regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'field.amount')
const moment = z.iso.datetime({ offset: true, error: 'field.invalid' })
const code = oneLine(MAX_CODE)
const count = z.int().min(1).max(PIECES_AT_MOST)

const picture = z.strictObject({
  /** One it has, one kept by `POST /media/upload`, or a drawing. */
  image_path: z
    .string()
    .max(300, 'field.too_long')
    .regex(/^\/media(?:\/[\w-][\w.-]*)+$/, 'field.format'),
  alt: oneLine(300).default(''),
  alt_nl: oneLine(300).default(''),
  alt_fr: oneLine(300).default(''),
})

const texts = {
  name_nl: oneLine(MAX_NAME),
  name_fr: oneLine(MAX_NAME),
  short_description: oneLine(MAX_SHORT),
  short_description_nl: oneLine(MAX_SHORT),
  short_description_fr: oneLine(MAX_SHORT),
  description: severalLines(MAX_TEXT),
  description_nl: severalLines(MAX_TEXT),
  description_fr: severalLines(MAX_TEXT),
  seo_title: oneLine(MAX_SEO_TITLE),
  seo_title_nl: oneLine(MAX_SEO_TITLE),
  seo_title_fr: oneLine(MAX_SEO_TITLE),
  seo_description: oneLine(MAX_SEO_TEXT),
  seo_description_nl: oneLine(MAX_SEO_TEXT),
  seo_description_fr: oneLine(MAX_SEO_TEXT),
}

const optionalFields = {
  ...texts,
  /** Made of the name when it is left out. */
  slug,
  ean_number: z
    .string()
    .trim()
    .refine((text) => text === '' || isGtin(text), 'products.ean_invalid')
    .transform((text) => (text === '' ? null : text))
    .nullable(),
  manufacturer_code: code.nullable(),
  cartridge_code: code.nullable(),
  search_codes: z.array(code.min(1, 'field.required')).max(CODES_AT_MOST),
  series: oneLine(80).nullable(),
  color_group: oneLine(120).nullable(),
  color_id: bodyId.nullable(),
  /** That of the category when it is left out. */
  type: z.enum(PRODUCT_TYPES),
  origin: z.enum(ORIGINS),
  status: z.enum(PRODUCT_STATUSES),
  sale_price: money.nullable(),
  sale_from: moment.nullable(),
  sale_to: moment.nullable(),
  /** In per cent. */
  vat_rate: z.number().min(0).max(50).multipleOf(0.01),
  low_stock_threshold: z.int().min(0).max(PIECES_AT_MOST),
  impressions: count.nullable(),
  yield_standard: oneLine(80).nullable(),
  ml: z.number().positive().max(99_999).multipleOf(0.01).nullable(),
  number_of_cartridges: z.int().min(1).max(100).nullable(),
  capacity: oneLine(40).nullable(),
  /** `lifetime` or a number of months. */
  warranty: z.string().regex(/^(?:lifetime|[1-9]\d{0,2})$/, 'field.invalid'),
  weight_grams: count.nullable(),
  /** The original it equals. */
  replaces_product_id: bodyId.nullable(),
  /** The other capacity. */
  linked_product_id: bodyId.nullable(),
  successor_id: bodyId.nullable(),
  related_ids: z.array(bodyId).max(RELATED_AT_MOST),
  pack_items: z
    .array(z.strictObject({ product_id: bodyId, quantity: z.int().min(1).max(1000) }))
    .max(MEMBERS_AT_MOST),
  /** The colours it is sold in under one page; those left out are removed. */
  product_colors: z
    .array(z.strictObject({ color_id: bodyId, sku, price: money.nullable().default(null) }))
    .max(COLORS_AT_MOST),
  /** In their order, the first being the main one; those left out are removed. */
  images: z.array(picture).max(PICTURES_AT_MOST),
  printers: z
    .array(
      z.strictObject({
        printer_id: bodyId,
        source: oneLine(80).default('staff'),
        note: oneLine(200).nullable().default(null),
        confirmed: z.boolean().default(true),
      }),
    )
    .max(FITS_AT_MOST),
}

const requiredFields = {
  name: requiredLine(MAX_NAME),
  sku,
  brand_id: bodyId,
  category_id: bodyId,
  regular_price: money,
}

export const ProductDraft = z.strictObject({
  ...requiredFields,
  ...z.object(optionalFields).partial().shape,
})
export type ProductDraft = z.infer<typeof ProductDraft>

export const ProductChange = z.strictObject({
  ...ProductDraft.partial().shape,
  version: z.int().optional(),
})
export type ProductChange = z.infer<typeof ProductChange>
