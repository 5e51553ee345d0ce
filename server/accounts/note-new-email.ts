import type { Trx } from '#database/pool.ts'

import type { AccountDesk } from './account-desk.ts'
import { deleteCode } from './code-queries.ts'
import { emailChangedMail } from './email-changed.mail.ts'
import { insertEmailRestore, isEmailKept } from './email-restore-queries.ts'
import { hashOfToken } from './identify.ts'
import { mailAccount } from './mail-account.ts'
import type { AccountRow } from './queries.ts'
import { addressTaken } from './register-customer.ts'
import { newToken } from './session-tokens.ts'

/**
 * Tells the old address of an account that it was changed, with a link that takes it back; a code sent there
 * is void. Throws `validation` on `email` for an address that somebody may still take back. Nothing where
 * only capitals differ.
 */
export async function noteNewEmail(
  trx: Trx,
  { jobs, settings, secrets, publicUrl }: AccountDesk,
  before: AccountRow,
  newEmail: string,
): Promise<void> {
  const { id: userId, email } = before
  if (newEmail.toLowerCase() === email.toLowerCase()) return
  await deleteCode(trx, userId)
  if (await isEmailKept(trx, newEmail, userId)) throw addressTaken()
  const token = newToken()
  await insertEmailRestore(trx, { userId, email, tokenHash: hashOfToken(token) })
  await mailAccount(trx, jobs, before, {
    ...emailChangedMail(before, newEmail, { settings: await settings.get(), publicUrl }),
    template: 'email-changed',
    secret: secrets.encrypt(token),
  })
}
