import type { Trx } from '#database/pool.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { hasOpenOrder } from './account-queries.ts'

/** An account cannot be deleted while an order is open. Throws `account_in_use`. */
export async function refuseOpenOrders(trx: Trx, userId: number): Promise<void> {
  if (await hasOpenOrder(trx, userId)) {
    throw new ShopError('account_in_use', { message: 'account.orders_open' })
  }
}
