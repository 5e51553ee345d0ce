import { takeHolds } from '#server/checkout/queries.ts'
import { releaseStock } from '#server/stock/hold-stock.ts'

import { announceOrderEvent } from './events.ts'
import type { OrderDesk } from './order-desk.ts'
import { addOrderEvent, cancelPending } from './queries.ts'

/** Cancels an order whose bank transfer never came, and gives its stock back. */
export async function cancelOverdue(
  { db, jobs }: OrderDesk,
  order: { id: number; checkout_id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await cancelPending(trx, order.id))) return
    await releaseStock(trx, await takeHolds(trx, order.checkout_id), order.checkout_id)
    await addOrderEvent(trx, order.id, 'cancelled', { reason: 'payment term ended' })
    await announceOrderEvent(trx, jobs, { kind: 'cancelled', order_id: order.id })
  })
}
