import { inTransaction } from '#database/transaction.ts'
import { takeHolds } from '#server/checkout/queries.ts'
import type { Shop } from '#server/shop.ts'
import { releaseStock } from '#server/stock/hold-stock.ts'

import { announceOrderEvent } from './events.ts'
import { addOrderEvent, cancelPending, overdueOrders } from './queries.ts'

const BATCH = 200

/** Cancels every order whose bank transfer did not come within its term. */
export async function cancelOverdueOrders(shop: Shop): Promise<void> {
  for (const order of await overdueOrders(shop.db, BATCH)) await cancelOverdue(shop, order)
}

/** Cancels an order whose bank transfer never came, and gives its stock back. */
export async function cancelOverdue(
  { db, jobs }: Shop,
  order: { id: number; checkout_id: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await cancelPending(trx, order.id))) return
    await releaseStock(trx, await takeHolds(trx, order.checkout_id), order.checkout_id)
    await addOrderEvent(trx, order.id, 'cancelled', { reason: 'payment term ended' })
    await announceOrderEvent(trx, jobs, { kind: 'cancelled', order_id: order.id })
  })
}
