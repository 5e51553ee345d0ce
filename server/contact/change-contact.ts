import type { ContactStatus } from '#contract/plain/contact.ts'
import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import type { Staff } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { adminContactOf } from './contact-shape.ts'
import { type ContactRow, lockContact, removeContact, writeStatus } from './queries.ts'

/** Marks a message as read or replied to. Throws `not_found` and `stale`. */
export async function setContactStatus(
  db: Db,
  staff: Staff,
  id: number,
  { status, version }: { status: ContactStatus; version?: number | undefined },
): Promise<ContactRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockKnown(trx, id)
    await refuseStale(before, version, () => adminContactOf(before))
    if (before.status === status) return before
    await writeStatus(trx, id, status)
    await recordChange(trx, staff, {
      action: 'update',
      entity: 'contact_submission',
      entityId: id,
      before: { status: before.status },
      after: { status },
    })
    return { ...before, status, version: before.version + 1 }
  })
}

/** Deletes a message; the audit does not keep what it said. Throws `not_found`. */
export async function deleteContact(db: Db, staff: Staff, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { status } = await lockKnown(trx, id)
    await removeContact(trx, id)
    await recordChange(trx, staff, {
      action: 'delete',
      entity: 'contact_submission',
      entityId: id,
      before: { status },
    })
  })
}

async function lockKnown(trx: Trx, id: number): Promise<ContactRow> {
  const row = await lockContact(trx, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'contact.not_found' })
  return row
}
