import type { Role } from '#contract/plain/statuses.ts'
import { isUniqueViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff, requireUser } from '#server/platform/context.ts'
import { refuseStale } from '#server/platform/refuse-stale.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { noteNewEmail } from './note-new-email.ts'
import { addressTaken } from './register-customer.ts'
import { deleteChallengesOf, deleteFactor } from './second-factor-queries.ts'
import { endSessionsOf } from './session-queries.ts'
import { type LockedUser, lockUsers, userById, type UserRow, writeUser } from './user-queries.ts'
import { isLosing, refuseChange, type UserChange } from './user-rules.ts'
import { userOf } from './user-shape.ts'

export interface WantedUser {
  name?: string | undefined
  email?: string | undefined
  phone?: string | null | undefined
  role?: Role | undefined
  blocked?: boolean | undefined
  version?: number | undefined
}

/**
 * Changes what was sent of an account. Blocking, and another role, end its sign-ins. Throws `not_found`,
 * `stale`, `forbidden` and `conflict` by the rules of roles, and `validation` on `email`.
 */
export async function changeUser(
  desk: AccountDesk,
  id: number,
  { version, ...wanted }: WantedUser,
  context: Context,
): Promise<UserRow> {
  try {
    return await inTransaction(desk.db, async (trx) => {
      await lockForChange(trx, id, wanted, context)
      const before = await requireUserRow(trx, id)
      await refuseStale(before, version, () => userOf(before))
      const after = valuesAfter(before, wanted)
      await noteNewEmail(trx, desk, before, after.email)
      await writeUser(trx, id, after)
      await applyStanding(trx, before, after)
      await recordUserChange(trx, context, before, after)
      return requireUserRow(trx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken()
    throw error
  }
}

/** Locks the account, and with it what the rules ask about. Throws by these rules. */
export async function lockForChange(
  trx: Trx,
  id: number,
  change: UserChange,
  context: Context,
): Promise<LockedUser> {
  const caller = requireUser(context)
  const locked = await lockUsers(trx, [id], { withSuperAdmins: caller.role === 'super_admin' })
  const target = locked.find((one) => one.id === id)
  if (target === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
  const others = locked.filter(
    (one) => one.role === 'super_admin' && one.id !== id && one.blocked_at === null,
  )
  refuseChange(caller, target, change, others.length)
  return target
}

export async function requireUserRow(trx: Trx, id: number): Promise<UserRow> {
  const row = await userById(trx, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'users.not_found' })
  return row
}

function valuesAfter(before: UserRow, wanted: WantedUser) {
  return {
    name: wanted.name ?? before.name,
    email: wanted.email ?? before.email,
    phone: wanted.phone === undefined ? before.phone : wanted.phone || null,
    role: wanted.role ?? before.role,
    isBlocked: wanted.blocked ?? before.blocked_at !== null,
  }
}
type Values = ReturnType<typeof valuesAfter>

/** Whoever is blocked, or becomes somebody else, signs in anew; customers have no second factor. */
async function applyStanding(trx: Trx, before: UserRow, after: Values): Promise<void> {
  const isBlockedNow = after.isBlocked && before.blocked_at === null
  if (!isBlockedNow && !isLosing(before, { role: after.role })) return
  await endSessionsOf(trx, before.id, null)
  await deleteChallengesOf(trx, before.id)
  if (after.role === 'customer') await deleteFactor(trx, before.id)
}

async function recordUserChange(
  trx: Trx,
  context: Context,
  before: UserRow,
  after: Values,
): Promise<void> {
  const was = {
    name: before.name,
    email: before.email,
    phone: before.phone,
    role: before.role,
    blocked: before.blocked_at !== null,
  }
  const { isBlocked: blocked, ...rest } = after
  const is = { ...rest, blocked }
  const names = (Object.keys(was) as (keyof typeof was)[]).filter((name) => was[name] !== is[name])
  if (names.length === 0) return
  const only = (fields: typeof was) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  await recordChange(trx, requireStaff(context), {
    action: actionOf(names, blocked),
    entity: 'user',
    entityId: before.id,
    before: only(was),
    after: only(is),
  })
}

/** A change of one thing that matters is called by it. */
function actionOf(names: readonly string[], blocked: boolean): string {
  if (names.length > 1) return 'update'
  if (names[0] === 'blocked') return blocked ? 'block' : 'unblock'
  return names[0] === 'role' ? 'role' : 'update'
}
