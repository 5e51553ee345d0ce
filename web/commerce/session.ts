import { useSyncExternalStore } from 'react'

import type { Answer } from '#contract/api.ts'

import { isSignedIn, tokenOf } from '../data/identity.ts'
import { browserCall } from '../data/shop-call.ts'

export type SessionUser = Answer<'GET /auth/user'>['data']

const listeners = new Set<() => void>()
let user: SessionUser | undefined
let loading: Promise<SessionUser> | undefined

export const currentUser = (): SessionUser | undefined => user

/** Shows who is signed in from now on; undefined for nobody. */
export function showUser(next: SessionUser | undefined): void {
  user = next
  loading = undefined
  for (const listener of listeners) listener()
}

export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in; undefined for nobody, on the server, and until it is known. */
export function useUser(): SessionUser | undefined {
  return useSyncExternalStore(subscribeToUser, currentUser, () => undefined)
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
