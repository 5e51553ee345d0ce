import type { User } from '#server/platform/context.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { isPassword } from './passwords.ts'
import { accountById } from './queries.ts'

/** Who is signed in shows to be the owner. Throws `validation` on the field, and `too_many_requests` above the limit. */
export async function askPassword(
  { db, limits }: AccountDesk,
  { user, ip }: { user: User; ip: string },
  given: string,
  refusal: { field: string; sentence: MessageKey },
): Promise<void> {
  await limits.password.attempt({ account: String(user.id), address: ip }, async () => {
    const account = await accountById(db, user.id)
    if (await isPassword(account?.password_hash, given)) return
    throw new ShopError('validation', { fields: { [refusal.field]: refusal.sentence } })
  })
}
