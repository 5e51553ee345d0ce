import type { AccountListeners } from './accounts/account-desk.ts'

/** What the features above the accounts have to say when somebody signs in or leaves. */
export function accountListeners(): AccountListeners {
  return {
    onSignedIn: async () => null,
    beforeAccountDeleted: async () => undefined,
    onAccountDeleted: async () => undefined,
  }
}
