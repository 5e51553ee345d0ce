import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { forgetAuditOf } from '#server/audit/queries.ts'
import { deleteMails } from '#server/mails/outbox.ts'
import type { User } from '#server/platform/context.ts'
import { forgetAnswersTo } from '#server/platform/idempotency.ts'
import { forgetJobsOf } from '#server/platform/job-traces.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { askPassword } from './ask-password.ts'
import { ACCOUNT_MAILS } from './mail-account.ts'
import { anonymise, lockAccount } from './queries.ts'

/**
 * Deletes a customer's own account: what it ordered stays without it. Throws `validation` on
 * `password`, `account_in_use` while something is still under way, and `conflict` for staff.
 */
export async function deleteAccount(
  desk: AccountDesk,
  who: { user: User; ip: string },
  password: string,
): Promise<void> {
  if (who.user.role !== 'customer')
    throw new ShopError('conflict', { message: 'account.staff_stays' })
  await askPassword(desk, who, password, { field: 'password', sentence: 'account.password_wrong' })
  const { id } = who.user
  await inTransaction(desk.db, async (trx) => {
    const account = await lockAccount(trx, id)
    if (account === undefined) return
    await desk.listeners.beforeAccountDeleted(trx, id)
    await forgetAccount(trx, desk, account)
  })
}

/** Removes the person from an account whose row is locked; what it ordered stays without them. */
export async function forgetAccount(
  trx: Trx,
  { listeners }: Pick<AccountDesk, 'listeners'>,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await listeners.onAccountDeleted(trx, id)
  // Mails about orders stay with the orders.
  await deleteMails(trx, id, ACCOUNT_MAILS)
  await forgetJobsOf(trx, { userId: id, email })
  await forgetAnswersTo(trx, { userId: id, email })
  await forgetAuditOf(trx, 'user', id)
  await anonymise(trx, id)
}
