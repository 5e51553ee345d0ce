import type { OrderListeners } from './orders/order-desk.ts'

/** What the other features do when something happens to an order. */
export function orderListeners(): OrderListeners {
  return { onRefunded: async () => null }
}
