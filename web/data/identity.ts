/**
 * Who the browser is to the API. The keys are the public contract of the browser side (S§3); a token
 * is short-lived, the guest id is a capability: made of 192 random bits, never shown, never logged.
 */
const TOKEN_KEY = 'auth_token'
const ADMIN_TOKEN_KEY = 'admin-auth-token'
const GUEST_KEY = 'guest_session_id'
const GUEST_PREFIX = 'guest_'

let guestInMemory: string | undefined

/** Calls to `/admin` use the staff token and fall back to the ordinary one (S§6). */
export function tokenFor(path: string): string | null {
  const ordinary = read(TOKEN_KEY)
  return path.includes('/admin') ? (read(ADMIN_TOKEN_KEY) ?? ordinary) : ordinary
}

export function isSignedIn(): boolean {
  return read(TOKEN_KEY) !== null
}

/** This browser's guest id, made at the first need. */
export function guestId(): string {
  const known = read(GUEST_KEY) ?? guestInMemory
  if (known !== undefined && known !== null) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  guestInMemory =
    GUEST_PREFIX + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    localStorage.setItem(GUEST_KEY, guestInMemory)
  } catch {
    // Storage is forbidden: the guest lives as long as this page.
  }
  return guestInMemory
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
