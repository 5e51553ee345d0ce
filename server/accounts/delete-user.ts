import { inTransaction } from '#database/transaction.ts'
import { recordChange } from '#server/audit/record-change.ts'
import { type Context, requireStaff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { lockForChange } from './change-user.ts'
import { forgetAccount } from './delete-account.ts'

/**
 * Removes the person from an account, as its owner could; orders and documents stay. Throws `not_found`,
 * `forbidden` and `conflict` by the rules of roles, and `account_in_use` while something is under way.
 */
export async function deleteUser(desk: AccountDesk, id: number, context: Context): Promise<void> {
  await inTransaction(desk.db, async (trx) => {
    const { role, email } = await lockForChange(trx, id, { isDeletion: true }, context)
    await desk.listeners.beforeAccountDeleted(trx, id).catch((error: unknown) => {
      throw error instanceof ShopError && error.code === 'account_in_use'
        ? new ShopError('account_in_use', { message: 'users.in_use' })
        : error
    })
    await forgetAccount(trx, desk, { id, email })
    await recordChange(trx, requireStaff(context), {
      action: 'delete',
      entity: 'user',
      entityId: id,
      before: { role },
    })
  })
}
