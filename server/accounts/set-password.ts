import type { Trx } from '#database/pool.ts'
import type { Shop } from '#server/shop.ts'

import { deleteCode } from './code-queries.ts'
import { announceAccountEvent } from './events.ts'
import { mailAccount } from './mail-account.ts'
import { passwordChangedMail } from './password-changed.mail.ts'
import { writePassword } from './queries.ts'
import { deleteChallengesOf } from './second-factor-queries.ts'
import { endSessionsOf } from './session-queries.ts'

/** Sets a new password, ends all sign-ins but the one it was set in and any code for another, and tells the owner. */
export async function setPassword(
  trx: Trx,
  { jobs, settings, publicUrl }: Shop,
  change: { userId: number; passwordHash: string; keptSessionId: number | null },
  now: Date,
): Promise<void> {
  const account = await writePassword(trx, change.userId, change.passwordHash)
  await endSessionsOf(trx, account.id, change.keptSessionId)
  await deleteCode(trx, account.id)
  await deleteChallengesOf(trx, account.id)
  await mailAccount(trx, jobs, account, {
    ...passwordChangedMail(account, { settings: await settings.get(), publicUrl }, now),
    template: 'password-changed',
  })
  await announceAccountEvent(trx, jobs, { kind: 'password_changed', user_id: account.id })
}
