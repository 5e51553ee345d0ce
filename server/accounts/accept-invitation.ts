import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { deleteCode } from './code-queries.ts'
import { hashOfToken } from './identify.ts'
import { hashPassword } from './passwords.ts'
import { writePassword } from './queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { invitedUser, takeInvitation } from './staff-queries.ts'

/**
 * Sets the password of whoever was invited, once. Throws `validation` on `token` for a link that is used,
 * replaced or too old, and on `password` for one that is easily guessed.
 */
export async function acceptInvitation(
  { db }: AccountDesk,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashOfToken(token)
  const invited = await invitedUser(db, tokenHash)
  if (invited === undefined) throw over()
  await refuseWeakPassword(password, invited.email)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (trx) => {
    if (!(await takeInvitation(trx, tokenHash))) throw over()
    await writePassword(trx, invited.id, passwordHash)
    await deleteCode(trx, invited.id)
  })
}

function over(): ShopError {
  return new ShopError('validation', {
    fields: { token: 'staff.invitation_over' },
    message: 'staff.invitation_over',
  })
}
