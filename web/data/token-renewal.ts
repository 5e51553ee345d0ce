import { AUTH_EXPIRED, forgetSignIn, keepToken, tokenOf, type Realm } from './identity.ts'

export type Renewal = 'renewed' | 'refused' | 'unreachable'

let renewing: Promise<Renewal> | undefined

/**
 * One attempt to exchange the refresh cookie for a new access token after `failedToken` was
 * refused. Callers at the same time share it, and other tabs wait for it. When the cookie is refused
 * as well, the sign-in is forgotten and the page is told.
 */
export function renewToken(realm: Realm, failedToken: string): Promise<Renewal> {
  renewing ??= alone(() => renew(realm, failedToken)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(realm: Realm, failedToken: string): Promise<Renewal> {
  const current = tokenOf(realm)
  if (current === null) return 'refused'
  if (current !== failedToken) return 'renewed'
  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  if (response === undefined || response.status >= 500 || response.status === 429)
    return 'unreachable'
  const answer = (await response.json().catch(() => undefined)) as
    | { data?: { access_token?: string } }
    | undefined
  const token = answer?.data?.access_token
  if (!response.ok || token === undefined) {
    forgetSignIn(realm)
    window.dispatchEvent(new CustomEvent(AUTH_EXPIRED, { detail: { realm } }))
    return 'refused'
  }
  keepToken(realm, token)
  return 'renewed'
}

/** A lock over all tabs, where the browser has it. */
function alone<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('octavo-renewal', run) : run()
}
