import type { Shop } from '#server/shop.ts'

import { cancelUnpaid } from './cancel-order.ts'
import { overdueOrders } from './queries.ts'

const BATCH = 200

/** Cancels every order whose bank transfer did not come within its term. */
export async function cancelOverdueOrders(shop: Shop): Promise<void> {
  for (const order of await overdueOrders(shop.db, BATCH)) await cancelOverdue(shop, order)
}

export async function cancelOverdue(shop: Shop, { id }: { id: number }): Promise<void> {
  await cancelUnpaid(shop, id, { reason: 'payment term ended' })
}
