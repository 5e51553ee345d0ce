import type { AccountUser, PasswordChange } from '#contract/accounts.ts'
import type { User } from '#server/platform/context.ts'

import type { AccountDesk } from './account-desk.ts'
import { askPassword } from './ask-password.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'
import { showAccount } from './show-account.ts'

/** Changes one's own password and ends all other sign-ins. Throws `validation` on `current_password`. */
export async function changePassword(
  desk: AccountDesk,
  who: { user: User; ip: string },
  change: PasswordChange,
  now: Date,
): Promise<AccountUser> {
  await askPassword(desk, who, change.current_password, {
    field: 'current_password',
    sentence: 'account.current_password_wrong',
  })
  const passwordHash = await hashPassword(change.password)
  const { id: userId, sessionId: keptSessionId } = who.user
  await desk.db
    .transaction()
    .execute((trx) => setPassword(trx, desk, { userId, passwordHash, keptSessionId }, now))
  return showAccount(desk, userId)
}
