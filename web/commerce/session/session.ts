import { useSyncExternalStore } from 'react'

import type { Answer } from '#contract/api.ts'
import { isSignedIn, tokenOf } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { createStore, useStore } from '#web/data/store.ts'

export type SessionUser = Answer<'GET /auth/user'>['data']

const session = createStore<SessionUser | undefined>(undefined)
let loading: Promise<SessionUser> | undefined

export const { get: currentUser, subscribe: subscribeToUser } = session

/** Shows who is signed in from now on; undefined for nobody. */
export function showUser(next: SessionUser | undefined): void {
  loading = undefined
  session.set(next)
}

/** Who is signed in; undefined for nobody, on the server, and until it is known. */
export function useUser(): SessionUser | undefined {
  return useStore(session)
}

/** Whether this browser holds a customer's token: known at once, and false on the server. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToUser, isSignedIn, () => false)
}

/** The same for customers and staff alike. */
export function useIsSomebody(): boolean {
  return useSyncExternalStore(subscribeToUser, isSomebody, () => false)
}

export function isSomebody(): boolean {
  return tokenOf('customer') !== null || tokenOf('admin') !== null
}

/** Fetches the user of a stored token once. Rejects with the API's refusal when the token is no longer good. */
export function loadUser(): Promise<SessionUser> {
  const user = currentUser()
  if (user !== undefined) return Promise.resolve(user)
  loading ??= browserCall('GET /auth/user', {}).then(
    ({ data }) => {
      showUser(data)
      return data
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
