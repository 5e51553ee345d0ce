import type { Undoers } from '#server/audit/undo.ts'

import { lockReview, reviewById, writeReviewChange, type ReviewChange } from './queries.ts'

/** A review is shown, hidden and answered again as it was. */
export const REVIEW_UNDOERS: Undoers = {
  review: {
    fields: new Set(['status', 'reply', 'reason']),
    async current(trx, id) {
      const row = await lockReview(trx, Number(id))
      return row && { ...row }
    },
    async putBack(trx, id, former) {
      const row = await reviewById(trx, Number(id))
      if (row === undefined) return
      const { status, reply, reason } = { ...row, ...(former as Partial<ReviewChange>) }
      await writeReviewChange(trx, row.id, { status, reply, reason })
    },
  },
}
