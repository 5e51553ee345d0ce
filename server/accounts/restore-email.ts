import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { deleteCode } from './code-queries.ts'
import { emailRestoreOf, useEmailRestore, writeEmail } from './email-restore-queries.ts'
import { hashOfToken } from './identify.ts'
import { lockAccount } from './queries.ts'
import { endSessionsOf } from './session-queries.ts'

/**
 * Gives an account its former address back, once, with the token mailed there, and ends all its
 * sign-ins and codes. Throws `validation` on `token`.
 */
export async function restoreEmail({ db }: AccountDesk, token: string): Promise<void> {
  const known = await emailRestoreOf(db, hashOfToken(token))
  if (known === undefined) throw over()
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, known.user_id)
    if (account === undefined || !(await useEmailRestore(trx, known))) throw over()
    await writeEmail(trx, account.id, known.email)
    await endSessionsOf(trx, account.id, null)
    await deleteCode(trx, account.id)
  })
}

function over(): ShopError {
  return new ShopError('validation', {
    fields: { token: 'account.restore_over' },
    message: 'account.restore_over',
  })
}
