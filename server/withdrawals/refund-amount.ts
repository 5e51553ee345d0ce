import { add, type Cents, cents, times, ZERO } from '#contract/plain/money.ts'

interface Withdrawn {
  /** Nothing of the order stays with the customer. */
  is_whole: boolean
  shipping_fee_cents: number
  refundable_cents: number
  lines: readonly { unit_price_cents: number; withdrawn: number; left: number }[]
}

/** Pieces of a line that a refund by hand has not paid back already. */
export function piecesToPay({ withdrawn, left }: Withdrawn['lines'][number]): number {
  return Math.min(withdrawn, Math.max(0, left))
}

/** The price of what goes back, and of delivery when everything does; never more than is left of the payment. */
export function refundAmount(withdrawal: Withdrawn): Cents {
  const { lines, is_whole: isWhole } = withdrawal
  const fee = isWhole ? cents(withdrawal.shipping_fee_cents) : ZERO
  const prices = lines.map((line) => times(cents(line.unit_price_cents), piecesToPay(line)))
  return cents(Math.min(add(fee, ...prices), withdrawal.refundable_cents))
}

/** The same as promised to the customer, whether the money has come or not. */
export function promisedAmount(withdrawal: Omit<Withdrawn, 'refundable_cents'>): Cents {
  const { lines, is_whole: isWhole } = withdrawal
  const fee = isWhole ? cents(withdrawal.shipping_fee_cents) : ZERO
  return add(fee, ...lines.map((line) => times(cents(line.unit_price_cents), line.withdrawn)))
}
