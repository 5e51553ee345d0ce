import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { deleteDismissal, insertDismissal, versionOf } from './cockpit-queries.ts'

const ENTITY = 'cockpit'

/** Takes a row off its queue as not needed; answers the dismissal's id. Throws `not_found` for what is not there. */
export async function dismissCockpitRow(
  db: Db,
  staff: Staff,
  row: { queue: CockpitQueue; subject: string; reason: string },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const version = await versionOf(trx, row.queue, row.subject)
    if (version === undefined) throw new ShopError('not_found')
    const id = await insertDismissal(trx, { ...row, version, staffId: staff.id })
    await recordChange(trx, staff, {
      action: 'dismiss',
      entity: ENTITY,
      entityId: id,
      after: row,
    })
    return id
  })
}

/** Puts it back. Throws `not_found` where it is back already. */
export async function recallCockpitRow(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await deleteDismissal(trx, id)
    if (row === undefined) throw new ShopError('not_found')
    await recordChange(trx, staff, {
      action: 'recall',
      entity: ENTITY,
      entityId: id,
      before: row,
    })
  })
}
