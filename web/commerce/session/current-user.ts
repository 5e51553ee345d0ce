import type { Answer } from '#contract/api.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { createStore, useStore } from '#web/ui/store.ts'

export type CurrentUser = Answer<'GET /auth/user'>['data']

const user = createStore<CurrentUser | undefined>(undefined)
let loading: Promise<CurrentUser> | undefined

export const currentUser = user.get

/** Shows who is signed in from now on; undefined for nobody. */
export function showUser(next: CurrentUser | undefined): void {
  loading = undefined
  user.set(next)
}

/** Who is signed in; undefined for nobody, on the server, and until it is known. */
export function useUser(): CurrentUser | undefined {
  return useStore(user)
}

/** Fetches the user of a stored token once. Rejects with the API's refusal when the token is no longer good. */
export function loadUser(): Promise<CurrentUser> {
  const known = currentUser()
  if (known !== undefined) return Promise.resolve(known)
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
