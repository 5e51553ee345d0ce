import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff, requireUser } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { deleteChallengesOf, deleteFactor, factorOf } from './second-factor-queries.ts'
import { endSession, endSessionsOf } from './session-queries.ts'
import { ownerOfSession, staffMembers } from './staff-queries.ts'

/** Forgets the second factor of somebody who lost it, and ends their sign-ins. Throws `not_found` without one. */
export async function resetSecondFactor(
  { db }: AccountDesk,
  id: number,
  context: Context,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [member] = await staffMembers(trx, id)
    if (member === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
    if ((await factorOf(trx, id)) === undefined)
      throw new ShopError('not_found', { message: 'staff.no_factor' })
    await deleteFactor(trx, id)
    await deleteChallengesOf(trx, id)
    const { sessionId } = requireUser(context)
    await endSessionsOf(trx, id, sessionId)
    await recordChange(trx, requireStaff(context), {
      action: 'second_factor_reset',
      entity: 'user',
      entityId: id,
    })
  })
}

/** Ends an open sign-in. Throws `not_found` for one that is over, and for another's where only own ones may be ended. */
export async function endStaffSession(
  { db }: AccountDesk,
  sessionId: number,
  context: Context,
): Promise<void> {
  const caller = requireUser(context)
  await inTransaction(db, async (trx) => {
    const ownerId = await ownerOfSession(trx, sessionId)
    const mayEnd = ownerId === caller.id || caller.role === 'super_admin'
    if (ownerId === undefined || !mayEnd) throw new ShopError('not_found')
    await endSession(trx, sessionId)
    await recordChange(trx, requireStaff(context), {
      action: 'end_session',
      entity: 'user',
      entityId: ownerId,
    })
  })
}
