import { fromWire, netOf, rateOf, subtract, toWire } from '#contract/plain/money.ts'

/** An amount with its VAT and without, as answers write amounts. */
export interface BothSides {
  incl: string
  excl: string
}

/** The price of one piece on both sides; `rate` in percent, as products carry it. */
export function bothSides(amount: string, rate: number): BothSides {
  return { incl: amount, excl: toWire(netOf(fromWire(amount), rateOf(rate))) }
}

/** What `less` saves against `more`, on each side the difference of what is shown. Undefined when nothing. */
export function savingBetween(more: BothSides, less: BothSides): BothSides | undefined {
  const incl = subtract(fromWire(more.incl), fromWire(less.incl))
  const excl = subtract(fromWire(more.excl), fromWire(less.excl))
  return incl > 0 ? { incl: toWire(incl), excl: toWire(excl) } : undefined
}

/** What a page costs in euro cents, to two decimals. Undefined for what prints no pages. */
export function centsPerPage(
  { incl, excl }: BothSides,
  impressions: number | null,
): Record<keyof BothSides, number> | undefined {
  if (impressions === null) return undefined
  const perPage = (amount: string) => Number((fromWire(amount) / impressions).toFixed(2))
  return { incl: perPage(incl), excl: perPage(excl) }
}
