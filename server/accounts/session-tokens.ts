import { randomBytes } from 'node:crypto'

import type { Trx } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'
import type { CookieChange } from '#server/platform/cookie-change.ts'

import { hashOfToken } from './identify.ts'
import { insertTokens, type Realm } from './session-queries.ts'

const ACCESS_SECONDS = 15 * 60
const HOUR_SECONDS = 3_600
const REFRESH_SECONDS = 24 * HOUR_SECONDS
const REMEMBERED_SECONDS = 30 * 24 * HOUR_SECONDS
/** A sign-in ends after this time however often it is used: the password is asked for twice a year. */
export const LONGEST_SESSION_SECONDS = 180 * 24 * HOUR_SECONDS
const TOKEN_BYTES = 32

/** The cookies of the two realms, sent only to the calls that sign in and refresh. */
const COOKIES: Record<Realm, string> = { customer: 'octavo_rt', admin: 'octavo_art' }
const COOKIE_PATH = '/api/auth'

export interface TokenPair {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refreshCookie: CookieChange
}

/**
 * Gives a sign-in its next access and refresh token, neither of which outlives it. Without "remember
 * me" the cookie ends with the browser.
 */
export async function issueTokens(
  trx: Trx,
  session: { id: number; realm: Realm; is_remembered: boolean; seconds_left: number },
): Promise<TokenPair> {
  const [access, refresh] = [newToken(), newToken()]
  const atMost = (seconds: number) => Math.min(seconds, session.seconds_left)
  const accessSeconds = atMost(ACCESS_SECONDS)
  const seconds = atMost(session.is_remembered ? REMEMBERED_SECONDS : REFRESH_SECONDS)
  await insertTokens(trx, session.id, [
    { hash: hashOfToken(access), kind: 'access', seconds: accessSeconds },
    { hash: hashOfToken(refresh), kind: 'refresh', seconds },
  ])
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refreshCookie: {
      name: COOKIES[session.realm],
      value: refresh,
      path: COOKIE_PATH,
      ...(session.is_remembered && { maxAgeSeconds: seconds }),
    },
  }
}

const REALMS = ['customer', 'admin'] as const satisfies Realm[]

export interface HeldToken {
  realm: Realm
  token: string
}

/**
 * The refresh tokens this browser holds: one, since the realms never coexist. Two, one of them ended,
 * only when a sign-in and a refresh of the other realm were answered at the same moment.
 */
export function refreshTokensOf(context: Context): HeldToken[] {
  return REALMS.map((realm) => ({ realm, token: context.cookie(COOKIES[realm]) ?? '' })).filter(
    ({ token }) => token !== '',
  )
}

export function forgetCookies(realms: readonly Realm[] = REALMS): CookieChange[] {
  return realms.map((realm) => ({ name: COOKIES[realm], value: undefined, path: COOKIE_PATH }))
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
