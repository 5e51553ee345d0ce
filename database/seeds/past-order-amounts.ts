import { allocate, basisPoints, cents, vatContained } from '#contract/plain/money.ts'

export const BELGIAN_RATE = 2100
const FREE_FROM = 5000
const FLAT_FEE = 495

export interface PricedLine {
  price_cents: number
  quantity: number
  is_house_brand: boolean
}

/** What lines cost together in Belgium, with delivery and the VAT contained, to the cent as the shop charges. */
export function amountsOf(lines: readonly PricedLine[]) {
  const totals = lines.map(({ price_cents, quantity }) => price_cents * quantity)
  const subtotal = totals.reduce((sum, total) => sum + total, 0)
  const house = lines.reduce(
    (sum, line) => sum + (line.is_house_brand ? line.price_cents * line.quantity : 0),
    0,
  )
  const fee = house >= FREE_FROM ? 0 : FLAT_FEE
  const total = subtotal + fee
  const vat = vatContained(cents(total), basisPoints(BELGIAN_RATE))
  return {
    total,
    /** VAT of each line. */
    lineVat: allocate(vat, [...totals, fee]),
    columns: {
      subtotal_cents: subtotal,
      shipping_fee_cents: fee,
      tax_cents: vat,
      tax_lines: JSON.stringify([{ rate: BELGIAN_RATE, gross: total, net: total - vat, vat }]),
      total_cents: total,
    },
  }
}
