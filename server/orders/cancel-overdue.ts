import { inTransaction } from '#database/transaction.ts'
import { takeHolds } from '#server/checkout/queries.ts'
import type { Shop } from '#server/shop.ts'
import { releaseStock } from '#server/stock/hold-stock.ts'

import { announceOrderEvent } from './events.ts'
import { addOrderEvent, cancelPending, overdueOrders } from './queries.ts'

const BATCH = 200

export interface UnpaidOrder {
  id: number
  checkout_id: number
}

/** Cancels every order whose bank transfer did not come within its term. */
export async function cancelOverdueOrders(shop: Shop): Promise<void> {
  for (const order of await overdueOrders(shop.db, BATCH)) await cancelOverdue(shop, order)
}

export async function cancelOverdue(shop: Shop, order: UnpaidOrder): Promise<void> {
  await cancelUnpaid(shop, order, 'payment term ended')
}

/** Cancels an order that waits for its bank transfer, and gives its stock back; false when it does not wait any more. */
export async function cancelUnpaid(
  { db, jobs }: Shop,
  order: UnpaidOrder,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await cancelPending(trx, order.id))) return false
    await releaseStock(trx, await takeHolds(trx, order.checkout_id), order.checkout_id)
    await addOrderEvent(trx, order.id, 'cancelled', { reason })
    await announceOrderEvent(trx, jobs, { kind: 'cancelled', order_id: order.id })
    return true
  })
}
