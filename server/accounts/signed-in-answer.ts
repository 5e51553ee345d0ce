import { accountOf } from './account-shape.ts'
import { forgetCookies } from './session-tokens.ts'
import type { SignedIn } from './start-session.ts'

/** Tokens and user of a new sign-in, with its cookie; one of the other realm ends in this browser. */
export function signedInAnswer({ tokens, realm, account, cart }: SignedIn) {
  const { refreshCookie, ...token } = tokens
  return {
    data: { ...token, user: accountOf(account), cart },
    cookies: [refreshCookie, ...forgetCookies([realm === 'customer' ? 'admin' : 'customer'])],
  }
}
