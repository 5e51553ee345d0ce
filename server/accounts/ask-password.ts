import type { Trx } from '#database/pool.ts'
import type { User } from '#server/platform/context.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { isPassword } from './passwords.ts'
import { accountById, type AccountRow, lockAccount } from './queries.ts'

export interface PasswordRefusal {
  field: string
  sentence: MessageKey
}

/**
 * Confirms the password of the signed-in user and returns the account with the hash it was checked against.
 * Throws `validation` on the field, `unauthenticated` for an account that was deleted meanwhile, and
 * `too_many_requests` above the limit.
 */
export async function askPassword(
  { db, limits }: AccountDesk,
  { user, ip }: { user: User; ip: string },
  given: string,
  refusal: PasswordRefusal,
): Promise<AccountRow> {
  return limits.password.attempt({ account: String(user.id), address: ip }, async () => {
    const account = await accountById(db, user.id)
    if (account === undefined) throw new ShopError('unauthenticated')
    if (!(await isPassword(account.password_hash, given))) throw wrongPassword(refusal)
    return account
  })
}

export function wrongPassword({ field, sentence }: PasswordRefusal): ShopError {
  return new ShopError('validation', { fields: { [field]: sentence } })
}

/** Whether the password is still the one that was checked. Locked until the transaction ends. */
export async function hasSamePassword(trx: Trx, compared: AccountRow): Promise<boolean> {
  const current = await lockAccount(trx, compared.id)
  return current?.password_hash === compared.password_hash
}
