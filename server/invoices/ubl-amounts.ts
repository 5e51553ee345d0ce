import { add, type BasisPoints, type Cents, cents, subtract, ZERO } from '#contract/plain/money.ts'

import type { Snapshot, VatGroup } from './snapshot.ts'

export interface UblGroup {
  rate: BasisPoints
  taxable: Cents
  tax: Cents
}

export interface UblAmounts {
  groups: UblGroup[]
  /** The net amounts of the lines, in their order. */
  lines: Cents[]
  /** Undefined where nothing was charged for delivery. */
  shipping: Cents | undefined
  lineTotal: Cents
  taxExclusive: Cents
  tax: Cents
  taxInclusive: Cents
  /** What makes the total that of the order: a cent at most. */
  rounding: Cents
}

/**
 * The amounts of an e-invoice, whose rules ask more than ours: VAT must be the rounded product of
 * taxable amount and rate, and the taxable amount the exact sum of its lines. Where no such pair of
 * cents comes to what was paid, one of them gives way by a cent and the payable amount is rounded
 * back; of two such groups the second gives way to the other side, so that it stays with one cent.
 */
export function ublAmounts(snapshot: Snapshot): UblAmounts {
  const groups: UblGroup[] = []
  let off = ZERO
  for (const group of snapshot.vat_groups) {
    const fitting = candidates(group).find((one) => Math.abs(off + deviation(one, group)) <= 1)
    if (fitting === undefined) throw new Error(`No e-invoice amounts for ${snapshot.number}`)
    groups.push(fitting)
    off = add(off, deviation(fitting, group))
  }
  const { lines, shipping } = withTaxable(snapshot, groups)
  const taxExclusive = add(...groups.map(({ taxable }) => taxable))
  const tax = add(...groups.map((group) => group.tax))
  return {
    groups,
    lines,
    shipping,
    lineTotal: add(...lines),
    taxExclusive,
    tax,
    taxInclusive: add(taxExclusive, tax),
    rounding: subtract(ZERO, off),
  }
}

/** Our own amounts if they fit, then those with our VAT, then those with our net. */
function candidates({ rate, net, vat }: VatGroup): UblGroup[] {
  return [net, cents(net - 1), cents(net + 1)]
    .map((taxable) => ({ rate, taxable, tax: productOf(taxable, rate) }))
    .toSorted((a, b) => Math.abs(a.tax - vat) - Math.abs(b.tax - vat))
}

/** Rounded half up to the cent. */
function productOf(taxable: Cents, rate: BasisPoints): Cents {
  return cents(Math.round((taxable * rate) / 10_000))
}

function deviation({ taxable, tax }: UblGroup, { gross }: VatGroup): Cents {
  return cents(taxable + tax - gross)
}

/** A cent that a group gave way by is taken from its delivery, else from its largest line. */
function withTaxable(
  { lines, shipping, vat_groups }: Snapshot,
  groups: readonly UblGroup[],
): { lines: Cents[]; shipping: Cents | undefined } {
  const nets = lines.map(({ net }) => net)
  let charge = shipping?.net
  for (const [place, { rate, taxable }] of groups.entries()) {
    const more = subtract(taxable, vat_groups[place]?.net ?? ZERO)
    if (charge !== undefined && shipping?.rate === rate && charge + more > 0) {
      charge = add(charge, more)
      continue
    }
    const largest = lines
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.rate === rate)
      .toSorted((a, b) => b.line.net - a.line.net)[0]
    if (largest !== undefined) nets[largest.index] = add(nets[largest.index] ?? ZERO, more)
  }
  return { lines: nets, shipping: charge }
}
