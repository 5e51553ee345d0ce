import type { OrderStatus } from './statuses.ts'

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  /** Its transfer has come, or will not come. */
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

/**
 * What staff can make of an order: the one table of its states. Once a parcel has left it cannot be
 * cancelled. `refunded` only says so, and is refused while captured money has not been given back.
 */
export function nextStatuses({
  status,
  hasShipped,
}: {
  status: OrderStatus
  hasShipped: boolean
}): OrderStatus[] {
  return NEXT[status].filter((next) => next !== 'cancelled' || !hasShipped)
}
