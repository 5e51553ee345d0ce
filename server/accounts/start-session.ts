import type { CartMerge } from '#contract/accounts.ts'
import type { Trx } from '#database/pool.ts'
import type { Context } from '#server/platform/context.ts'

import type { AccountDesk } from './account-desk.ts'
import { hashOfToken } from './identify.ts'
import type { AccountRow } from './queries.ts'
import { endSessionsOfTokens, insertSession, type Realm } from './session-queries.ts'
import {
  issueTokens,
  LONGEST_SESSION_SECONDS,
  refreshTokensOf,
  type TokenPair,
} from './session-tokens.ts'

export interface SignedIn {
  tokens: TokenPair
  realm: Realm
  account: AccountRow
  cart: CartMerge | null
}

/** Opens a sign-in and ends the ones this browser had: customer and staff sign-ins never coexist. */
export async function startSession(
  trx: Trx,
  account: AccountRow,
  context: Context,
  { isRemembered = false, isProven = false }: { isRemembered?: boolean; isProven?: boolean } = {},
): Promise<Omit<SignedIn, 'cart'>> {
  const realm = account.role === 'customer' ? 'customer' : 'admin'
  const former = refreshTokensOf(context).map(({ token }) => hashOfToken(token))
  if (former.length > 0) await endSessionsOfTokens(trx, former)
  const from = realm === 'admin' ? { device: context.device, network: context.ip } : undefined
  const id = await insertSession(trx, {
    userId: account.id,
    realm,
    isRemembered,
    isProven,
    from,
  })
  const tokens = await issueTokens(trx, {
    id,
    realm,
    is_remembered: isRemembered,
    seconds_left: LONGEST_SESSION_SECONDS,
  })
  return { tokens, realm, account }
}

/** Moves this browser's guest cart into the account. Staff have no cart. */
export async function takeGuestAlong(
  { listeners }: AccountDesk,
  { id, email, role }: AccountRow,
  { guestHash, language }: Context,
): Promise<CartMerge | null> {
  if (guestHash === undefined || role !== 'customer') return null
  return listeners.onSignedIn({ account: { id, email }, guestHash, language })
}
