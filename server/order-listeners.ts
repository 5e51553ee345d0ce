import { issueCreditNote } from './invoices/issue-credit-note.ts'
import type { OrderListeners } from './orders/order-desk.ts'
import type { Shop } from './shop.ts'

/** What the other features do when something happens to an order. */
export function orderListeners(shop: Shop): OrderListeners {
  return {
    onRefunded: async (trx, { refundId }) => (await issueCreditNote(trx, shop, refundId)) ?? null,
  }
}
