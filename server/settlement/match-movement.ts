import type { MovementMatch, OrderStatus, PaymentStatus } from '#contract/plain/statuses.ts'

export interface MatchedMovement {
  amount_cents: number
  is_double: boolean
  applied_at: Date | null
  /** The order its communication names; null where it names none. */
  order: { status: OrderStatus; paymentStatus: PaymentStatus; totalCents: number } | null
}

/** What a movement pays. */
export function matchOf(movement: MatchedMovement): MovementMatch {
  const { order, amount_cents: amount, applied_at: appliedAt, is_double: isDouble } = movement
  if (appliedAt !== null) return 'applied'
  if (isDouble) return 'double'
  if (order === null) return 'unknown'
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status !== 'pending' || order.paymentStatus !== 'pending') return 'already_paid'
  if (amount === order.totalCents) return 'equal'
  return amount < order.totalCents ? 'too_little' : 'too_much'
}
