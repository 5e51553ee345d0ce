import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { hashOfToken } from './identify.ts'
import { accountById } from './queries.ts'
import { takeCode } from './second-factor-code.ts'
import { factorOf, readChallenge, takeChallenge } from './second-factor-queries.ts'
import { type SignedIn, startSession } from './start-session.ts'

/**
 * Ends a sign-in that asked for a code. Throws `challenge_over` when it began too long ago, `validation`
 * on a wrong code, `account_blocked`, and `too_many_requests`.
 */
export async function proveSignIn(
  desk: AccountDesk,
  given: { challenge: string; code: string },
  context: Context,
): Promise<SignedIn> {
  const tokenHash = hashOfToken(given.challenge)
  const challenge = await readChallenge(desk.db, tokenHash)
  if (challenge === undefined) throw new ShopError('challenge_over')
  const { user_id: userId, is_remembered: isRemembered } = challenge
  await desk.limits.code.attempt({ account: `staff ${userId}`, address: context.ip }, async () => {
    const factor = await factorOf(desk.db, userId)
    if (factor === undefined || !(await takeCode(desk, factor, given.code, context.now)))
      throw new ShopError('validation', { fields: { code: 'account.code_wrong' } })
  })
  return inTransaction(desk.db, async (trx) => {
    const account = await accountById(trx, userId)
    if (!(await takeChallenge(trx, tokenHash)) || account === undefined)
      throw new ShopError('challenge_over')
    if (account.blocked_at !== null) throw new ShopError('account_blocked')
    return {
      ...(await startSession(trx, account, context, { isRemembered, isProven: true })),
      cart: null,
    }
  })
}
