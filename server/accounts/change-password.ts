import type { AccountUser, PasswordChange } from '#contract/accounts.ts'
import { inTransaction } from '#database/transaction.ts'
import type { User } from '#server/platform/context.ts'

import type { AccountDesk } from './account-desk.ts'
import { askPassword, hasSamePassword, wrongPassword } from './ask-password.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { setPassword } from './set-password.ts'
import { showAccount } from './show-account.ts'

const REFUSAL = {
  field: 'current_password',
  sentence: 'account.current_password_wrong',
} as const

/** Changes one's own password and ends all other sign-ins. Throws `validation` on `current_password`. */
export async function changePassword(
  desk: AccountDesk,
  who: { user: User; ip: string },
  change: PasswordChange,
  now: Date,
): Promise<AccountUser> {
  const compared = await askPassword(desk, who, change.current_password, REFUSAL)
  await refuseWeakPassword(change.password, compared.email)
  await desk.limits.changes.take(String(who.user.id))
  const passwordHash = await hashPassword(change.password)
  const { id: userId, sessionId: keptSessionId } = who.user
  await inTransaction(desk.db, async (trx) => {
    if (!(await hasSamePassword(trx, compared))) throw wrongPassword(REFUSAL)
    await setPassword(trx, desk, { userId, passwordHash, keptSessionId }, now)
  })
  return showAccount(desk, userId)
}
