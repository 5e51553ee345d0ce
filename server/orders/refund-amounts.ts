import { add, allocate, type Cents, cents, times, ZERO } from '#contract/plain/money.ts'

/** What of an order's payment has been captured: all of it, or nothing yet. */
export function capturedCents(payment: { paid_at: Date | null; amount_cents: number }): Cents {
  return payment.paid_at === null ? ZERO : cents(payment.amount_cents)
}

interface RefundedPieces {
  unitPrice: Cents
  quantity: number
}

/** What pieces cost together. */
export function priceOf(lines: readonly RefundedPieces[]): Cents {
  return add(...lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)))
}

/**
 * What of a refund belongs to each of its lines. They get their price, and what is above it belongs to
 * delivery; where less is refunded, it is spread over them.
 */
export function lineShares(amount: Cents, lines: readonly RefundedPieces[]): Cents[] {
  const prices = lines.map((line) => priceOf([line]))
  return amount >= add(...prices) ? prices : allocate(amount, prices)
}
