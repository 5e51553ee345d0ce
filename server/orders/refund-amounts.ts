import {
  add,
  allocate,
  type Cents,
  cents,
  costOfFirst,
  subtract,
  ZERO,
} from '#contract/plain/money.ts'

/** What of an order's payment has been captured: all of it, or nothing yet. */
export function capturedCents(payment: { paid_at: Date | null; amount_cents: number }): Cents {
  return payment.paid_at === null ? ZERO : cents(payment.amount_cents)
}

interface RefundedPieces {
  /** Of the line they are of. */
  lineTotal: Cents
  ordered: number
  /** Of the line, before. */
  refunded: number
  quantity: number
}

/**
 * What pieces cost together. The line's total is shared out, not multiplied: without VAT a line is not a
 * whole number of cents per piece, and all of its pieces must come to all of it.
 */
export function priceOf(lines: readonly RefundedPieces[]): Cents {
  return add(
    ...lines.map(({ lineTotal, ordered, refunded, quantity }) =>
      subtract(
        costOfFirst(refunded + quantity, ordered, lineTotal),
        costOfFirst(refunded, ordered, lineTotal),
      ),
    ),
  )
}

/**
 * What of a refund belongs to each of its lines. They get their price, and what is above it belongs to
 * delivery; where less is refunded, it is spread over them.
 */
export function lineShares(amount: Cents, lines: readonly RefundedPieces[]): Cents[] {
  const prices = lines.map((line) => priceOf([line]))
  return amount >= add(...prices) ? prices : allocate(amount, prices)
}
