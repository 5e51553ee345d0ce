import { inTransaction } from '#database/transaction.ts'
import { forgetAuditOf } from '#server/audit/queries.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { requireUserRow } from './change-user.ts'
import { anonymise } from './queries.ts'
import { fillFromOther, lockUsers, type UserRow } from './user-queries.ts'

/**
 * Makes one of two accounts of the same customer. The older stays, with its address and password, and gets
 * the other's orders, addresses, printers, wishes, notifications and mails; the other is forgotten. Throws
 * `not_found`, `conflict` where one is no customer, and `account_in_use` while a payment is under way.
 */
export async function mergeUsers(
  desk: AccountDesk,
  ids: readonly [number, number],
  context: Context,
): Promise<UserRow> {
  return inTransaction(desk.db, async (trx) => {
    const locked = await lockUsers(trx, ids)
    if (ids[0] === ids[1] || locked.some(({ role }) => role !== 'customer'))
      throw new ShopError('conflict', { message: 'users.merge_customers' })
    const [older, younger] = locked.toSorted(
      (a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id,
    )
    if (older === undefined || younger === undefined)
      throw new ShopError('not_found', { message: 'users.not_found' })
    const merged = { keptId: older.id, goneId: younger.id }
    const { orders_count: moved } = await requireUserRow(trx, younger.id)
    await desk.listeners.onAccountsMerged(trx, merged)
    await fillFromOther(trx, merged)
    await forgetAuditOf(trx, 'user', younger.id)
    await anonymise(trx, younger.id)
    await recordChange(trx, requireStaff(context), {
      action: 'merge',
      entity: 'user',
      entityId: older.id,
      after: { merged_account: younger.id, orders_moved: moved },
    })
    return requireUserRow(trx, older.id)
  })
}
