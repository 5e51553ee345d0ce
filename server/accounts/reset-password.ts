import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { takeResetToken } from './code-queries.ts'
import { hashOfToken } from './identify.ts'
import { hashPassword } from './passwords.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { setPassword } from './set-password.ts'

export interface Reset {
  email: string
  token: string
  password: string
}

/**
 * Sets a new password with the token of a code, once, and ends all sign-ins. Throws
 * `validation` on `token`, and on `password` for one that is easily guessed.
 */
export async function resetPassword(
  desk: AccountDesk,
  { email, token, password }: Reset,
  now: Date,
): Promise<void> {
  await refuseWeakPassword(password, email)
  const passwordHash = await hashPassword(password)
  await inTransaction(desk.db, async (trx) => {
    const userId = await takeResetToken(trx, email, hashOfToken(token))
    if (userId === undefined) {
      throw new ShopError('validation', { fields: { token: 'account.token_wrong' } })
    }
    await setPassword(trx, desk, { userId, passwordHash, keptSessionId: null }, now)
  })
  await desk.limits.signIn.forgive(email)
}
