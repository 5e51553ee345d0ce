import type { Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { hasSamePassword } from './ask-password.ts'
import { hashOfToken } from './identify.ts'
import { isPassword } from './passwords.ts'
import { accountByEmail, type AccountRow } from './queries.ts'
import { factorOf, writeChallenge } from './second-factor-queries.ts'
import { newToken } from './session-tokens.ts'
import { type SignedIn, startSession, takeGuestAlong } from './start-session.ts'

export interface Credentials {
  email: string
  password: string
  isRemembered: boolean
}

/** The password was right, and a code of the second factor is owed. */
export interface Challenged {
  challenge: string
}

/**
 * Signs in whoever knows the password. Throws `invalid_credentials` alike, in words and time, for an
 * unknown address and a wrong password, `account_blocked`, and `too_many_requests`.
 */
export async function signIn(
  desk: AccountDesk,
  { email, password, isRemembered }: Credentials,
  context: Context,
): Promise<SignedIn | Challenged> {
  const account = await desk.limits.signIn.attempt({ account: email, address: context.ip }, () =>
    accountOfPassword(desk, email, password),
  )
  if (account.blocked_at !== null) throw new ShopError('account_blocked')
  const session = await inTransaction(desk.db, async (trx) => {
    // The password was changed since it was checked, which ends all sign-ins, this one too.
    if (!(await hasSamePassword(trx, account))) throw new ShopError('invalid_credentials')
    const factor = await factorOf(trx, account.id)
    if (factor?.is_confirmed === true) return challenge(trx, account.id, isRemembered)
    return startSession(trx, account, context, { isRemembered })
  })
  if ('challenge' in session) return session
  return { ...session, cart: await takeGuestAlong(desk, account, context) }
}

async function challenge(trx: Trx, userId: number, isRemembered: boolean): Promise<Challenged> {
  const token = newToken()
  await writeChallenge(trx, { tokenHash: hashOfToken(token), userId, isRemembered })
  return { challenge: token }
}

async function accountOfPassword(
  { db }: AccountDesk,
  email: string,
  password: string,
): Promise<AccountRow> {
  const account = await accountByEmail(db, email)
  const isRight = await isPassword(account?.password_hash, password)
  if (account === undefined || !isRight) throw new ShopError('invalid_credentials')
  return account
}
