import {
  add,
  allocate,
  type BasisPoints,
  type Cents,
  subtract,
  times,
  vatContained,
  ZERO,
} from './money.ts'

/** A line as it is sold: gross price per piece and the VAT rate contained in it. */
export interface PricedLine {
  unitPrice: Cents
  quantity: number
  vatRate: BasisPoints
}

export interface TaxLine {
  rate: BasisPoints
  gross: Cents
  net: Cents
  vat: Cents
}

export interface OrderTotals {
  lines: LineTotal[]
  subtotal: Cents
  /** What the lines come to without VAT: the sum of their nets. */
  netSubtotal: Cents
  shippingFee: Cents
  netShippingFee: Cents
  taxLines: TaxLine[]
  tax: Cents
  total: Cents
}

/** What a line costs; `net` is its share of what its rate's lines come to without VAT. */
export interface LineTotal {
  total: Cents
  net: Cents
  vat: Cents
}

export interface Delivery {
  fee: Cents
  /** Delivery is taxed at the standard rate of the order. */
  vatRate: BasisPoints
}

/** For lines that are not on their way yet. */
export const NO_DELIVERY: Delivery = { fee: ZERO, vatRate: 0 as BasisPoints }

/**
 * What an order costs: the one place that computes it, for cart, checkout, order and invoice.
 * The gross shown is what is charged. VAT is rounded once per rate on the group's total. The VAT of
 * a rate's lines is spread over them by largest remainder and delivery bears the rest, so that a
 * line's net is the same in the cart, where nothing is delivered yet, and on the order.
 */
export function orderTotals(lines: readonly PricedLine[], delivery: Delivery): OrderTotals {
  const gross = lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity))
  const rates = lines.map(({ vatRate }) => vatRate)
  const vat = vatOfLines(gross, rates)
  const taxLines = taxLinesOf([...gross, delivery.fee], [...rates, delivery.vatRate])
  const tax = add(...taxLines.map((line) => line.vat))
  const subtotal = add(...gross)
  const netSubtotal = subtract(subtotal, add(...vat))
  const total = add(subtotal, delivery.fee)
  return {
    lines: gross.map((amount, index) => {
      const contained = vat[index] ?? ZERO
      return { total: amount, net: subtract(amount, contained), vat: contained }
    }),
    subtotal,
    netSubtotal,
    shippingFee: delivery.fee,
    netShippingFee: subtract(subtract(total, tax), netSubtotal),
    taxLines,
    tax,
    total,
  }
}

/**
 * The same order without VAT (intra-Community supply, category K): each rate group is charged its
 * net, spread over its lines; the tax lines are one group at 0 %.
 */
export function exemptTotals(lines: readonly PricedLine[], delivery: Delivery): OrderTotals {
  const { lines: taxed, netSubtotal, netShippingFee } = orderTotals(lines, delivery)
  const total = add(netSubtotal, netShippingFee)
  return {
    lines: taxed.map(({ net }) => ({ total: net, net, vat: ZERO })),
    subtotal: netSubtotal,
    netSubtotal,
    shippingFee: netShippingFee,
    netShippingFee,
    taxLines: [{ rate: 0 as BasisPoints, gross: total, net: total, vat: ZERO }],
    tax: ZERO,
    total,
  }
}

interface RateGroup {
  rate: BasisPoints
  members: number[]
  gross: Cents
  vat: Cents
}

/** The amounts of each rate together, the highest rate first, with the VAT contained in their sum. */
function rateGroups(gross: readonly Cents[], rates: readonly BasisPoints[]): RateGroup[] {
  return [...new Set(rates)]
    .toSorted((a, b) => b - a)
    .map((rate) => {
      const members = rates.flatMap((one, index) => (one === rate ? [index] : []))
      const sum = add(...members.map((index) => gross[index] ?? ZERO))
      return { rate, members, gross: sum, vat: vatContained(sum, rate) }
    })
}

function vatOfLines(gross: readonly Cents[], rates: readonly BasisPoints[]): Cents[] {
  const vat = gross.map(() => ZERO)
  for (const group of rateGroups(gross, rates)) {
    const weights = group.members.map((index) => gross[index] ?? ZERO)
    const parts = allocate(group.vat, weights)
    for (const [place, index] of group.members.entries()) vat[index] = parts[place] ?? ZERO
  }
  return vat
}

function taxLinesOf(gross: readonly Cents[], rates: readonly BasisPoints[]): TaxLine[] {
  return rateGroups(gross, rates)
    .filter((group) => group.gross !== ZERO)
    .map(({ rate, gross: sum, vat }) => ({ rate, gross: sum, net: subtract(sum, vat), vat }))
}
