import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'

import { PRINTER } from './change-printer.ts'
import { refreshSearchOfFits } from './fit-desk-queries.ts'
import { requireReference } from './reference-desk.ts'

/**
 * Changes what fits a printer by `work`, which answers the articles whose search words follow. Throws
 * `not_found`.
 */
export async function changeFits(
  db: Db,
  staff: Staff,
  printerId: number,
  change: object,
  work: (trx: Trx) => Promise<readonly number[]>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await PRINTER.lock(trx, printerId)
    await requireReference(trx, PRINTER, printerId)
    const touched = await work(trx)
    if (touched.length > 0) await refreshSearchOfFits(trx, 0, touched)
    await recordChange(trx, staff, {
      action: 'fit',
      entity: PRINTER.entity,
      entityId: printerId,
      after: change,
    })
  })
}
