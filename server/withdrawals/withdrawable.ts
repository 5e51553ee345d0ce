import type { Db } from '#database/pool.ts'
import { deliveredAt } from '#server/orders/tracking-steps.ts'
import { withdrawalOf } from '#server/orders/withdrawal.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { boughtOrder, type BoughtOrder } from './queries.ts'

/**
 * An order that its customer may withdraw from at `now`, with the last day to. Throws `business_order`,
 * and `withdrawal_closed` when the time is over or nothing was bought after all.
 */
export async function withdrawableOrder(
  db: Db,
  orderId: number,
  now: Date,
): Promise<{ order: BoughtOrder; until: string | null }> {
  const order = await boughtOrder(db, orderId)
  if (order === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  if (order.customer_type === 'business') throw new ShopError('business_order')
  const { is_possible: isPossible, until } = withdrawalOf(
    {
      customerType: order.customer_type,
      // An order that waits for its transfer is bought, too: the right begins with the contract.
      status: order.status === 'pending' ? 'processing' : order.status,
      deliveredAt: deliveredAt(order),
    },
    now,
  )
  if (!isPossible) throw new ShopError('withdrawal_closed')
  return { order, until }
}
