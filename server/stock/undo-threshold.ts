import type { Undoer } from '#server/audit/undo.ts'

import { lockThreshold, setThreshold } from './booking-queries.ts'

/** An article runs low where it did before. */
export const THRESHOLD_UNDOER = {
  fields: new Set(['low_stock_threshold']),
  current: (trx, id) => lockThreshold(trx, Number(id)),
  putBack: async (trx, id, { low_stock_threshold: threshold }) =>
    void (await setThreshold(trx, Number(id), Number(threshold))),
} satisfies Undoer
