import { add, type Cents, fromWire, subtract, toWire, ZERO } from '#contract/plain/money.ts'

import type { DailyBalance } from './daily-balances-loader.ts'

export const DIFFERENCES = ['provider', 'invoices', 'transfers', 'refunds'] as const

/** Which two sides of a day do not agree, and by how much the first is above the second. */
export function differencesOf(
  day: DailyBalance,
): { between: (typeof DIFFERENCES)[number]; amount: string }[] {
  const sides: Record<(typeof DIFFERENCES)[number], [Cents, Cents]> = {
    provider: [fromWire(day.provider), add(fromWire(day.orders), fromWire(day.flagged))],
    invoices: [fromWire(day.orders), fromWire(day.invoiced)],
    transfers: [fromWire(day.transfers), fromWire(day.transfers_invoiced)],
    refunds: [fromWire(day.refunded), fromWire(day.credited)],
  }
  return DIFFERENCES.flatMap((between) => {
    const off = subtract(...sides[between])
    return off === ZERO ? [] : [{ between, amount: toWire(off) }]
  })
}
