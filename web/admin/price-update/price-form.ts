import type { Answer, Input } from '#contract/api.ts'
import { withoutEmpty } from '#web/admin/form/without-empty.ts'

export type PriceKind = 'regular' | 'discount'
export type Preview = Answer<'POST /admin/bulk-discount-update/preview'>['data']
export type PreviewRow = Preview['rows'][number]
export type Outcome = Answer<'POST /admin/bulk-regular-price-update/apply'>['data']
type RegularBody = Input<'POST /admin/bulk-regular-price-update/preview'>['body']
type DiscountBody = Input<'POST /admin/bulk-discount-update/preview'>['body']

export type RuleType = (RegularBody | DiscountBody)['rule']['type']
export const RULES = {
  regular: ['percent', 'amount', 'set'],
  discount: ['percent_off', 'amount_off', 'remove_sale'],
} as const satisfies Record<PriceKind, readonly RuleType[]>

/** As the inputs hold it: nothing said is an empty text. */
export interface PriceValues {
  by: 'filter' | 'skus'
  filter: {
    brand_slug: string
    category_id: string
    type: string
    origin: string
    price_min: string
    price_max: string
  }
  skus: string
  rule: {
    type: RuleType
    isLower: boolean
    value: string
    sale_from: string | null
    sale_to: string | null
  }
  rounding: string
  starts_at: string | null
  note: string
}

export function emptyPriceValues(kind: PriceKind): PriceValues {
  return {
    by: 'filter',
    filter: {
      brand_slug: '',
      category_id: '',
      type: '',
      origin: '',
      price_min: '',
      price_max: '',
    },
    skus: '',
    rule: { type: RULES[kind][0], isLower: false, value: '', sale_from: null, sale_to: null },
    rounding: 'none',
    starts_at: null,
    note: '',
  }
}

/** Whether a selection names anything: an empty one would be every article. */
export function isSelected({ by, filter, skus }: PriceValues): boolean {
  return by === 'skus' ? skusOf(skus).length > 0 : Object.values(filter).some((text) => text !== '')
}

/** What the API takes, without what only applying needs. */
export function bodyOf(values: PriceValues): RegularBody & DiscountBody {
  const { brand_slug, category_id, type, origin, price_min, price_max } = values.filter
  const selection =
    values.by === 'skus'
      ? { skus: skusOf(values.skus) }
      : {
          filter: withoutEmpty({
            brand_slug,
            type,
            origin,
            category_id: category_id === '' ? '' : Number(category_id),
            price_min: decimal(price_min),
            price_max: decimal(price_max),
          }),
        }
  const body = { ...selection, rule: ruleOf(values), rounding: values.rounding }
  // Which rule goes with which screen is known to the form, not to the type.
  return body as unknown as RegularBody & DiscountBody
}

function ruleOf({ rule: { type, isLower, value: text, sale_from, sale_to } }: PriceValues): object {
  const value = decimal(text)
  const sign = isLower ? '-' : ''
  if (type === 'remove_sale') return { type }
  if (type === 'percent') return { type, value: Number(sign + value) }
  if (type === 'amount') return { type, value: sign + value }
  if (type === 'set') return { type, value }
  return { type, value: type === 'percent_off' ? Number(value) : value, sale_from, sale_to }
}

/** One a line, or parted by commas, semicolons or tabs, as a spreadsheet gives them. */
export function skusOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((sku) => sku.trim())
        .filter((sku) => sku !== ''),
    ),
  ]
}

/** `4,5` as people write it, `4.5` as the API reads it. */
function decimal(text: string): string {
  return text.trim().replace(',', '.').replace(/^€\s*/, '')
}

/** Stay out of the batch, whoever ticks them. */
export function isKept({ warnings }: PreviewRow): boolean {
  return warnings.includes('unchanged') || warnings.includes('sale_not_below')
}
