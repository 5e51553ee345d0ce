import { cents, type Cents } from './money.ts'

export const ROUNDINGS = ['none', '00', '49_99', '95', '05'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** `percent`: of 4 % `value` is 4. `amount` and `set`: cents. The first three change the regular price, the others the sale price. */
export type PriceRule =
  | { type: 'percent' | 'percent_off'; value: number }
  | { type: 'amount' | 'set' | 'amount_off'; value: Cents }
  | { type: 'remove_sale' }

/**
 * What a rule makes of a regular price: the new regular price, or the sale price; null where a sale ends.
 * Rounded to the nearest price that the rounding allows, the dearer one of two equally near, and never
 * below a cent.
 */
export function priceAfter(regular: Cents, rule: PriceRule, rounding: Rounding): Cents | null {
  const price = exactPrice(regular, rule)
  return price === null ? null : roundPrice(price, rounding)
}

const BASIS_POINTS = 10_000

function exactPrice(regular: Cents, rule: PriceRule): number | null {
  if (rule.type === 'remove_sale') return null
  if (rule.type === 'percent') return shareOf(regular, 100 + rule.value)
  if (rule.type === 'percent_off') return shareOf(regular, 100 - rule.value)
  if (rule.type === 'amount') return regular + rule.value
  if (rule.type === 'amount_off') return regular - rule.value
  return rule.value
}

function shareOf(regular: Cents, percent: number): number {
  return Math.round((regular * Math.round(percent * 100)) / BASIS_POINTS)
}

/** Prices end every so many cents, counted from the first: .49, .99, 1.49 … are 50 apart from 49. */
const ENDINGS: Record<Exclude<Rounding, 'none'>, { first: number; every: number }> = {
  '00': { first: 100, every: 100 },
  '49_99': { first: 49, every: 50 },
  '95': { first: 95, every: 100 },
  '05': { first: 5, every: 5 },
}

function roundPrice(price: number, rounding: Rounding): Cents {
  if (rounding === 'none') return cents(Math.max(1, price))
  const { first, every } = ENDINGS[rounding]
  const steps = Math.floor((price - first) / every + 0.5)
  return cents(first + Math.max(0, steps) * every)
}
