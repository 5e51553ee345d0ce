import * as z from 'zod'

import { bodyId, dataOf, endpoint, idParams, listOf, pageQuery } from './endpoint.ts'
import { cents, ZERO } from './plain/money.ts'
import { ROUNDINGS } from './plain/price-rule.ts'
import { ORIGINS, PRODUCT_TYPES } from './plain/statuses.ts'
import { moneyText, oneLine } from './text-fields.ts'

const tag = 'Prices'

/** Articles changed by one batch: more would hold up the shop. */
export const BATCH_AT_MOST = 20_000

const percent = z
  .number('field.invalid')
  .min(-99, 'field.too_small')
  .max(1_000, 'field.too_big')
  .refine((value) => value !== 0, 'field.required')
const share = z.number('field.invalid').positive('field.invalid').max(99, 'field.too_big')
const above = moneyText.refine((amount) => amount > ZERO, 'field.invalid')
/** May be negative: `"-1.00"`. */
const change = z
  .string('field.invalid')
  .regex(/^-?\d{1,6}(?:\.\d{1,2})?$/, 'field.invalid')
  .transform((text) => cents(Math.round(Number(text) * 100)))
  .refine((amount) => amount !== ZERO, 'field.required')
const moment = z.iso.datetime({ offset: true, error: 'field.invalid' }).nullish()

const regularRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percent'), value: percent }),
  z.strictObject({ type: z.literal('amount'), value: change }),
  z.strictObject({ type: z.literal('set'), value: above }),
])
const discountRule = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('percent_off'),
    value: share,
    sale_from: moment,
    sale_to: moment,
  }),
  z.strictObject({
    type: z.literal('amount_off'),
    value: above,
    sale_from: moment,
    sale_to: moment,
  }),
  z.strictObject({ type: z.literal('remove_sale') }),
])
export type RegularRule = z.infer<typeof regularRule>
export type DiscountRule = z.infer<typeof discountRule>

const selection = {
  /** An empty one means every article that is not archived. */
  filter: z
    .strictObject({
      category_id: bodyId.optional(),
      brand_slug: z.string().max(120).optional(),
      type: z.enum(PRODUCT_TYPES).optional(),
      origin: z.enum(ORIGINS).optional(),
      price_min: moneyText.optional(),
      price_max: moneyText.optional(),
    })
    .optional(),
  skus: z.array(z.string().trim().min(1).max(80)).max(BATCH_AT_MOST).optional(),
  exclude_ids: z.array(bodyId).max(BATCH_AT_MOST).optional(),
}
/** Said where neither filter nor SKUs narrow it: every article is meant, and not by mistake. */
const all = z.literal(true).optional()
const rounding = z.enum(ROUNDINGS).default('none')
const previewed = {
  regular: z.strictObject({ ...selection, rule: regularRule, rounding }),
  discount: z.strictObject({ ...selection, rule: discountRule, rounding }),
}
const applied = {
  note: oneLine(200).optional(),
  /** From when on; at once without. */
  starts_at: moment,
}

/**
 * `unchanged` and those below keep an article out of the batch; the others are to look at.
 * - `sale_not_below`: its sale price would not be below the regular price
 * - `sale_stays`: a sale price stands, and stays
 * - `big_change`: by more than a tenth; a sale by more than half
 * - `above_lowest`: not below the lowest price of the last 30 days, which is what is shown crossed out
 * - `color_prices`: colours with prices of their own keep them
 */
export const PRICE_WARNINGS = [
  'unchanged',
  'sale_not_below',
  'sale_stays',
  'big_change',
  'above_lowest',
  'color_prices',
] as const
export type PriceWarning = (typeof PRICE_WARNINGS)[number]

export const PricePreviewRow = z.object({
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  old_price: z.string(),
  new_price: z.string(),
  lowest_price_30d: z.string().nullable(),
  /** Pieces. */
  sold_30_days: z.int(),
  warnings: z.array(z.enum(PRICE_WARNINGS)),
})
export type PricePreviewRow = z.infer<typeof PricePreviewRow>

const preview = dataOf(
  z.object({
    rows: z.array(PricePreviewRow),
    /** SKUs that no article has. */
    unknown_skus: z.array(z.string()),
  }),
)
const outcome = dataOf(
  z.object({
    batch_id: z.int(),
    status: z.enum(['applied', 'scheduled']),
    /** Articles; of a scheduled batch, those that it will change. */
    changed: z.int(),
  }),
)

export const previewRegularPrices = endpoint({
  method: 'POST',
  paths: { '/admin/bulk-regular-price-update/preview': 'staff' },
  tag,
  summary: 'What a rule makes of the regular prices of a selection; changes nothing',
  body: previewed.regular,
  answer: preview,
})

export const applyRegularPrices = endpoint({
  method: 'POST',
  paths: { '/admin/bulk-regular-price-update/apply': 'staff' },
  tag,
  summary: 'Changes the regular prices of a selection, all or none, now or from a moment on',
  body: z.strictObject({ ...previewed.regular.shape, ...applied, all }),
  answer: outcome,
})

export const previewDiscounts = endpoint({
  method: 'POST',
  paths: { '/admin/bulk-discount-update/preview': 'staff' },
  tag,
  summary: 'What a rule makes of the sale prices of a selection; changes nothing',
  body: previewed.discount,
  answer: preview,
})

export const applyDiscounts = endpoint({
  method: 'POST',
  paths: { '/admin/bulk-discount-update/apply': 'staff' },
  tag,
  summary: 'Sets or removes the sale prices of a selection, all or none',
  body: z.strictObject({ ...previewed.discount.shape, note: applied.note, all }),
  answer: outcome,
})

export const PriceBatch = z.object({
  id: z.int(),
  kind: z.enum(['regular', 'discount']),
  status: z.enum(['scheduled', 'applied', 'reverted', 'cancelled']),
  /** As it was sent: type, value, window and rounding. */
  rule: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  note: z.string().nullable(),
  changed: z.int(),
  /** Left alone at the start, because somebody had changed their price since the preview. */
  skipped: z.int(),
  restored: z.int(),
  created_by: z.string().nullable(),
  created_at: z.string(),
  starts_at: z.string().nullable(),
  applied_at: z.string().nullable(),
  reverted_at: z.string().nullable(),
})
export type PriceBatch = z.infer<typeof PriceBatch>

export const listPriceBatches = endpoint({
  method: 'GET',
  paths: { '/admin/price-batches': 'staff' },
  tag,
  summary: 'Price batches, newest first',
  query: z.strictObject({
    ...pageQuery,
    kind: PriceBatch.shape.kind.optional(),
    status: PriceBatch.shape.status.optional(),
    /** Part of a note or of the name of whoever made it. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'changed']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(PriceBatch),
})

export const showPriceBatch = endpoint({
  method: 'GET',
  paths: { '/admin/price-batches/{id}': 'staff' },
  tag,
  summary: 'One price batch with its articles',
  params: idParams,
  answer: dataOf(
    z.object({
      ...PriceBatch.shape,
      rows: z.array(
        z.object({
          product_id: z.int(),
          sku: z.string(),
          name: z.string(),
          old_price: z.string(),
          new_price: z.string(),
          is_done: z.boolean(),
        }),
      ),
    }),
  ),
})

export const revertPriceBatch = endpoint({
  method: 'POST',
  paths: { '/admin/price-batches/{id}/revert': 'staff' },
  tag,
  summary:
    'Gives every article its price back that nobody has changed since; a scheduled batch is cancelled',
  params: idParams,
  answer: dataOf(z.object({ restored: z.int(), skipped: z.int() })),
})
