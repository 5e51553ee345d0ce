import type { CartMerge } from '#contract/accounts.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'
import {
  type CallLimit,
  createCallLimit,
  createFailureLimit,
  type FailureLimit,
} from '#server/platform/failure-limit.ts'
import type { Shop } from '#server/shop.ts'

export interface SigningIn {
  account: { id: number; email: string }
  guestHash: Buffer
  language: Language
}

/** What later features have to say when somebody signs in or leaves; the app wires them. */
export interface AccountListeners {
  /** Takes along what a guest had. Must not throw: nobody is kept out over a cart. */
  onSignedIn: (signingIn: SigningIn) => Promise<CartMerge | null>
  /** Refuses by throwing while something of the account is still under way. */
  beforeAccountDeleted: (trx: Trx, userId: number) => Promise<void>
  /** Forgets what the other features hold on the account. */
  onAccountDeleted: (trx: Trx, userId: number) => Promise<void>
}

export interface AccountDesk extends Shop {
  listeners: AccountListeners
  limits: AccountLimits
}

export interface AccountLimits {
  signIn: FailureLimit
  register: FailureLimit
  /** Passwords asked of somebody who is signed in. */
  password: FailureLimit
  code: FailureLimit
  /** Requests for a code, of accounts there are and are not. */
  codeRequests: CallLimit
  /** Changes that are told by mail, to an address nobody has proved to own. */
  changes: CallLimit
}

const REQUESTS_PER_ADDRESS = { calls: 50, seconds: 15 * 60 }
const CHANGES_PER_ACCOUNT = { calls: 10, seconds: 3_600 }

export function accountDesk(shop: Shop, listeners: AccountListeners): AccountDesk {
  const failures = (kind: string) => createFailureLimit(shop.db, kind)
  return {
    ...shop,
    listeners,
    limits: {
      signIn: failures('sign-in'),
      register: failures('register'),
      password: failures('password'),
      code: failures('code'),
      codeRequests: createCallLimit(shop.db, 'code-requests', REQUESTS_PER_ADDRESS),
      changes: createCallLimit(shop.db, 'account-changes', CHANGES_PER_ACCOUNT),
    },
  }
}
