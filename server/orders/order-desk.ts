import type { Trx } from '#database/pool.ts'
import type { Shop } from '#server/shop.ts'

/** What other features do about an order at once, in the same transaction; wired up in app.ts. */
export interface OrderListeners {
  /** A refund has been made. Answers the number of its credit note, null where none is written. */
  onRefunded: (trx: Trx, refund: { refundId: number; orderId: number }) => Promise<string | null>
}

/** The shop with those who must hear of its refunds. */
export interface OrderDesk extends Shop {
  listeners: OrderListeners
}

export function orderDesk(shop: Shop, listeners: OrderListeners): OrderDesk {
  return { ...shop, listeners }
}
