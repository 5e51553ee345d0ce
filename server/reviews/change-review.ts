import type { ReviewStatus } from '#contract/plain/reviews.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { type AdminReviewRow, lockReview, reviewById, writeReviewChange } from './queries.ts'
import { adminReviewOf } from './review-shape.ts'

interface WantedChange {
  status?: ReviewStatus | undefined
  reply?: string | null | undefined
  reason?: string | null | undefined
  version?: number | undefined
}

/** Publishes, rejects or answers a review; what is not given stays. Throws `not_found` and `stale`. */
export async function changeReview(
  db: Db,
  staff: Staff,
  id: number,
  { version, ...change }: WantedChange,
): Promise<AdminReviewRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockKnown(trx, id)
    await refuseStale(before, version, () => adminReviewOf(before))
    const after = {
      status: change.status ?? before.status,
      reply: change.reply === undefined ? before.reply : change.reply || null,
      reason: change.reason === undefined ? before.reason : change.reason || null,
    }
    await writeReviewChange(trx, id, after)
    const { status, reply, reason } = before
    await recordChange(trx, staff, {
      action: 'update',
      entity: 'review',
      entityId: id,
      before: { status, reply, reason },
      after,
    })
    const changed = await reviewById(trx, id)
    if (changed === undefined) throw new Error('A locked review is gone')
    return changed
  })
}

export async function lockKnown(trx: Trx, id: number): Promise<AdminReviewRow> {
  const row = await lockReview(trx, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'reviews.not_found' })
  return row
}
