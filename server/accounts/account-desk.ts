import type { CartMerge } from '#contract/accounts.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'
import {
  type CallLimit,
  createCallLimit,
  createFailureLimit,
  type FailureLimit,
  type Rate,
} from '#server/platform/failure-limit.ts'
import type { Shop } from '#server/shop.ts'

export interface SigningIn {
  account: { id: number; email: string }
  guestHash: Buffer
  language: Language
}

/** What other features do when somebody signs in or deletes an account; wired up in app.ts. */
export interface AccountListeners {
  /** Moves what the guest had into the account. Must not throw: a cart is no reason to refuse a sign-in. */
  onSignedIn: (signingIn: SigningIn) => Promise<CartMerge | null>
  /** Throws while the account still has something open, such as an order. */
  beforeAccountDeleted: (trx: Trx, userId: number) => Promise<void>
  /**
   * Moves what the other features keep about one account to another of the same customer. Throws
   * `account_in_use` while a payment is under way.
   */
  onAccountsMerged: (trx: Trx, merged: { keptId: number; goneId: number }) => Promise<void>
  /** Deletes what the other features keep about the account. */
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
  /** Requests for a code, whether or not the account exists. */
  codeRequests: { perNetwork: CallLimit; perEmailAndNetwork: CallLimit; perEmail: CallLimit }
  /** Changes that send a mail to an address nobody has confirmed yet. */
  changes: CallLimit
}

const CODES_PER_NETWORK = { calls: 50, seconds: 15 * 60 }
/** Far fewer than from all together: no single stranger can use up what the owner may ask for. */
const CODES_PER_EMAIL_AND_NETWORK = { calls: 5, seconds: 3_600 }
const CODES_PER_EMAIL = { calls: 20, seconds: 3_600 }
const CHANGES_PER_ACCOUNT = { calls: 10, seconds: 3_600 }

export function accountDesk(shop: Shop, listeners: AccountListeners): AccountDesk {
  const failures = (kind: string) => createFailureLimit(shop.db, kind)
  const calls = (kind: string, rate: Rate) => createCallLimit(shop.db, kind, rate)
  return {
    ...shop,
    listeners,
    limits: {
      signIn: failures('sign-in'),
      register: failures('register'),
      password: failures('password'),
      code: failures('code'),
      codeRequests: {
        perNetwork: calls('code-requests', CODES_PER_NETWORK),
        perEmailAndNetwork: calls('codes-from', CODES_PER_EMAIL_AND_NETWORK),
        perEmail: calls('codes', CODES_PER_EMAIL),
      },
      changes: calls('account-changes', CHANGES_PER_ACCOUNT),
    },
  }
}
