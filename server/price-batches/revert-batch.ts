import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { cancelBatch, lockBatch, restoreRows } from './queries.ts'

/**
 * Undoes a batch: every article that nobody has priced anew since gets its prices back. A scheduled one is
 * cancelled. Throws `not_found`, and `already_reverted` the second time.
 */
export async function revertBatch(
  db: Db,
  staff: Staff,
  id: number,
): Promise<{ restored: number; skipped: number; isCancelled: boolean }> {
  return inTransaction(db, async (trx) => {
    const batch = await lockBatch(trx, id)
    if (batch === undefined) throw new ShopError('not_found')
    if (batch.status === 'reverted' || batch.status === 'cancelled')
      throw new ShopError('already_reverted')
    const isCancelled = batch.status === 'scheduled'
    if (isCancelled) await cancelBatch(trx, id)
    const outcome = isCancelled ? { restored: 0, skipped: 0 } : await restoreRows(trx, id)
    await recordChange(trx, staff, {
      action: isCancelled ? 'cancel' : 'revert',
      entity: 'price_batch',
      entityId: id,
      after: outcome,
    })
    return { ...outcome, isCancelled }
  })
}
