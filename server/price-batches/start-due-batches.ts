import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'

import { applyRows, lockDueBatch } from './queries.ts'

/** Applies every scheduled batch whose moment has come, each in a transaction of its own. */
export async function startDueBatches(db: Db): Promise<void> {
  const hasStarted = await inTransaction(db, async (trx) => {
    const id = await lockDueBatch(trx)
    if (id !== undefined) await applyRows(trx, id)
    return id !== undefined
  })
  if (hasStarted) await startDueBatches(db)
}
