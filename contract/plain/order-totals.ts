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
  lines: { total: Cents; vat: Cents }[]
  subtotal: Cents
  shippingFee: Cents
  taxLines: TaxLine[]
  tax: Cents
  total: Cents
}

export interface Delivery {
  fee: Cents
  /** Delivery is taxed at the standard rate of the order. */
  vatRate: BasisPoints
}

/**
 * What an order costs: the one place that computes it, for cart, checkout, order and invoice.
 * The gross shown is what is charged. VAT is rounded once per rate on the group's total and spread
 * over its lines by largest remainder, so that every view agrees to the cent.
 */
export function orderTotals(lines: readonly PricedLine[], delivery: Delivery): OrderTotals {
  const gross = [
    ...lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
    delivery.fee,
  ]
  const rates = [...lines.map(({ vatRate }) => vatRate), delivery.vatRate]
  const { taxLines, vat } = taxOf(gross, rates)
  const subtotal = add(...gross.slice(0, -1))
  return {
    lines: lines.map((_, index) => ({ total: gross[index] ?? ZERO, vat: vat[index] ?? ZERO })),
    subtotal,
    shippingFee: delivery.fee,
    taxLines,
    tax: add(...taxLines.map((line) => line.vat)),
    total: add(subtotal, delivery.fee),
  }
}

/**
 * The same order without VAT (intra-Community supply, category K): each rate group is charged its
 * net, spread over its lines; the tax lines are one group at 0 %.
 */
export function exemptTotals(lines: readonly PricedLine[], delivery: Delivery): OrderTotals {
  const taxed = orderTotals(lines, delivery)
  const deliveryVat = subtract(taxed.tax, add(...taxed.lines.map((line) => line.vat)))
  const nets = taxed.lines.map(({ total, vat }) => subtract(total, vat))
  const shippingFee = subtract(delivery.fee, deliveryVat)
  const subtotal = add(...nets)
  const total = add(subtotal, shippingFee)
  return {
    lines: nets.map((net) => ({ total: net, vat: ZERO })),
    subtotal,
    shippingFee,
    taxLines: [{ rate: 0 as BasisPoints, gross: total, net: total, vat: ZERO }],
    tax: ZERO,
    total,
  }
}

function taxOf(
  gross: readonly Cents[],
  rates: readonly BasisPoints[],
): { taxLines: TaxLine[]; vat: Cents[] } {
  const vat = gross.map(() => ZERO)
  const taxLines = [...new Set(rates)]
    .toSorted((a, b) => b - a)
    .map((rate): TaxLine => {
      const members = rates.flatMap((one, index) => (one === rate ? [index] : []))
      const groupGross = add(...members.map((index) => gross[index] ?? ZERO))
      const groupVat = vatContained(groupGross, rate)
      const parts = allocate(
        groupVat,
        members.map((index) => gross[index] ?? ZERO),
      )
      for (const [place, index] of members.entries()) vat[index] = parts[place] ?? ZERO
      return { rate, gross: groupGross, net: subtract(groupGross, groupVat), vat: groupVat }
    })
  return { taxLines: taxLines.filter(({ gross: amount }) => amount !== ZERO), vat }
}
