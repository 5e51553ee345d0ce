import type { Order } from '#contract/orders.ts'
import { addDays, belgianDay } from '#contract/plain/delivery.ts'
import { WITHDRAWAL_DAYS } from '#contract/plain/withdrawal.ts'

/**
 * The right to withdraw from an order: consumers alone, from the moment they buy until the end of
 * the fourteenth day after the delivery, by the calendar of Belgium.
 */
export function withdrawalOf(
  order: {
    customerType: Order['customer_type']
    status: Order['status']
    deliveredAt: Date | undefined
  },
  now: Date,
): Order['withdrawal'] {
  if (order.customerType !== 'individual') return { is_possible: false, until: null }
  const until =
    order.deliveredAt === undefined ? null : addDays(belgianDay(order.deliveredAt), WITHDRAWAL_DAYS)
  const isBought = order.status === 'processing' || order.status === 'completed'
  return { is_possible: isBought && (until === null || belgianDay(now) <= until), until }
}
