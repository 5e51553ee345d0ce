import { timingSafeEqual } from 'node:crypto'

import type { Context } from '#server/platform/context.ts'
import { noSoonerThan } from '#server/platform/no-sooner-than.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { exchangeCode, tryCode } from './code-queries.ts'
import { hashOfToken } from './identify.ts'
import { hmacOfCode } from './password-code.ts'
import { newToken } from './session-tokens.ts'

/** No answer comes sooner, so its timing does not tell whether a try was recorded. */
const SHORTEST_MS = 150

/**
 * Exchanges a mailed code for a reset token. Throws `validation` on `otp`, alike for a wrong code,
 * one that is over, and an address without an account; `too_many_requests` above the limit.
 */
export function verifyCode(
  desk: AccountDesk,
  { email, otp }: { email: string; otp: string },
  { ip }: Context,
): Promise<string> {
  return desk.limits.code.attempt({ account: email, address: ip }, async () => {
    const token = await noSoonerThan(SHORTEST_MS, () => exchange(desk, email, otp))
    if (token === undefined) {
      throw new ShopError('validation', { fields: { otp: 'account.code_wrong' } })
    }
    return token
  })
}

async function exchange(
  { db, secrets }: AccountDesk,
  email: string,
  otp: string,
): Promise<string | undefined> {
  const tried = await tryCode(db, email)
  if (tried === undefined) return undefined
  if (!timingSafeEqual(hmacOfCode(secrets, tried.user_id, otp), tried.code_hmac)) return undefined
  const token = newToken()
  return (await exchangeCode(db, tried, hashOfToken(token))) ? token : undefined
}
