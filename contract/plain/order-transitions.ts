import type { OrderStatus, PaymentStatus } from './statuses.ts'

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  /** Its transfer has come, or will not come. */
  pending: ['processing', 'cancelled'],
  processing: ['completed', 'cancelled', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** What can become of an order: the one table of its states. Once a parcel has left it cannot be cancelled. */
export function nextStatuses({
  status,
  hasShipped,
}: {
  status: OrderStatus
  hasShipped: boolean
}): OrderStatus[] {
  return NEXT[status].filter((next) => next !== 'cancelled' || !hasShipped)
}

/**
 * The same as far as staff can do it now by saying so: an order becomes refunded by refunding it, and
 * `refunded` is no step of its own while captured money has not been given back.
 */
export function offeredStatuses(order: {
  status: OrderStatus
  hasShipped: boolean
  paymentStatus: PaymentStatus
}): OrderStatus[] {
  const isRefunded = order.paymentStatus === 'refunded'
  return nextStatuses(order).filter((next) => next !== 'refunded' || isRefunded)
}
