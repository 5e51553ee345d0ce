import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { setThreshold } from './booking-queries.ts'

/** Sets below how many pieces an article runs low. Throws `not_found`. */
export async function setStockThreshold(
  db: Db,
  staff: Staff,
  { productId, threshold }: { productId: number; threshold: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const former = await setThreshold(trx, productId, threshold)
    if (former === undefined)
      throw new ShopError('not_found', { message: 'catalogue.product_not_found' })
    await recordChange(trx, staff, {
      action: 'update',
      entity: 'product',
      entityId: productId,
      before: { low_stock_threshold: former.before },
      after: { low_stock_threshold: threshold },
    })
  })
}
