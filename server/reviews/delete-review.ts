import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'

import { lockKnown } from './change-review.ts'
import { removeReview } from './queries.ts'

/** Deletes a review; the audit keeps what it was about, not who wrote it. Throws `not_found`. */
export async function deleteReview(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status, rating, title, product } = await lockKnown(trx, id)
    await removeReview(trx, id)
    await recordChange(trx, staff, {
      action: 'delete',
      entity: 'review',
      entityId: id,
      before: { status, rating, title, product_id: product?.id ?? null },
    })
  })
}
