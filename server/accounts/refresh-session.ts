import { inTransaction } from '#database/transaction.ts'
import type { Context } from '#server/platform/context.ts'
import type { CookieChange } from '#server/platform/cookie-change.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { hashOfToken } from './identify.ts'
import { endSession, lockSessionOfRefreshToken, markRefreshTokenUsed } from './session-queries.ts'
import {
  forgetCookies,
  type HeldToken,
  issueTokens,
  LONGEST_SESSION_SECONDS,
  refreshTokensOf,
  type TokenPair,
} from './session-tokens.ts'

/** A second use of a token within this time is another tab's; a later one means it was stolen. */
const GRACE_SECONDS = 10

/**
 * Exchanges the refresh token of this browser for the next pair. Throws `unauthenticated`, taking
 * the cookies away, when it is unknown, expired, ended or of the other realm; a token that was
 * exchanged before ends the whole sign-in: one of its two users has stolen it.
 */
export async function refreshSession(
  desk: AccountDesk,
  context: Context,
): Promise<{ tokens: TokenPair; cookies: CookieChange[] }> {
  const held = refreshTokensOf(context)
  for (const one of held) {
    const tokens = await exchange(desk, one)
    if (tokens === undefined) continue
    const others = held.filter(({ realm }) => realm !== one.realm)
    const ended = forgetCookies(others.map(({ realm }) => realm))
    return { tokens, cookies: [tokens.refreshCookie, ...ended] }
  }
  throw new ShopError('unauthenticated', { cookies: forgetCookies() })
}

/** Undefined means refused: throwing would roll back the ending of a stolen sign-in. */
function exchange({ db }: AccountDesk, held: HeldToken): Promise<TokenPair | undefined> {
  const tokenHash = hashOfToken(held.token)
  return inTransaction(db, async (trx) => {
    const session = await lockSessionOfRefreshToken(trx, tokenHash, LONGEST_SESSION_SECONDS)
    if (session?.realm !== held.realm || !session.is_alive) return undefined
    if (session.seconds_left <= 0) return undefined
    const used = await markRefreshTokenUsed(trx, tokenHash, GRACE_SECONDS)
    if (used === undefined || used.has_expired) return undefined
    if (used.is_reused) {
      await endSession(trx, session.id)
      return undefined
    }
    return issueTokens(trx, session)
  })
}
