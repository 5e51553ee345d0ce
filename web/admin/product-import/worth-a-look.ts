import type { ImportRow } from './product-import-loader.ts'

export type WorthALook =
  | { kind: 'lower' | 'higher'; percent: number }
  | { kind: 'tenTimes' }
  | undefined

const PRICES: ReadonlySet<string> = new Set(['regular_price', 'sale_price'])
const NUMBERS: ReadonlySet<string> = new Set(['impressions', 'ml', 'weight_grams', 'stock'])
const A_QUARTER = 25
const TEN_TIMES = 10

/** Whether a change looks like a mistake: a price a quarter away, or a number with a digit more or less. */
export function worthALook(changes: ImportRow['changes']): WorthALook {
  for (const { column, before, after } of changes) {
    const [from, to] = [Number(before), Number(after)]
    if (!(from > 0) || !(to > 0)) continue
    const percent = Math.round(((to - from) / from) * 100)
    if (PRICES.has(column) && Math.abs(percent) >= A_QUARTER)
      return { kind: percent < 0 ? 'lower' : 'higher', percent: Math.abs(percent) }
    if (NUMBERS.has(column) && Math.max(from / to, to / from) >= TEN_TIMES)
      return { kind: 'tenTimes' }
  }
  return undefined
}
