/**
 * Who the browser is to the API. The keys are the public contract of the browser side (S§3); a token
 * is short-lived, the guest id is a capability: made of 192 random bits, never shown, never logged.
 */
const TOKEN_KEYS = { customer: 'auth_token', admin: 'admin-auth-token' } as const
const ROLE_KEY = 'user_role'
const GUEST_KEY = 'guest_session_id'
const GUEST_PREFIX = 'guest_'

/** Customers and staff sign in apart, and never both at once in one browser (S§4). */
export type Realm = keyof typeof TOKEN_KEYS

let guestInMemory: string | undefined

/**
 * Calls to `/admin` use the staff token and fall back to the ordinary one (S§6); those about
 * whoever is signed in take the token there is.
 */
export function realmFor(path: string): Realm {
  if (path.includes('/admin')) return read(TOKEN_KEYS.admin) === null ? 'customer' : 'admin'
  const isAboutSelf = path.startsWith('/auth/')
  return isAboutSelf && read(TOKEN_KEYS.customer) === null ? 'admin' : 'customer'
}

export function tokenFor(path: string): string | null {
  return tokenOf(realmFor(path))
}

export function tokenOf(realm: Realm): string | null {
  return read(TOKEN_KEYS[realm])
}

/** As a customer: staff look at the shop as guests. */
export function isSignedIn(): boolean {
  return read(TOKEN_KEYS.customer) !== null
}

export function storedRole(): string | null {
  return read(ROLE_KEY)
}

/** A new sign-in: the other realm's token goes. */
export function keepSignIn(token: string, role: string): void {
  const isCustomer = role === 'customer'
  write(ROLE_KEY, role)
  write(TOKEN_KEYS.customer, isCustomer ? token : null)
  write(TOKEN_KEYS.admin, isCustomer ? null : token)
  markDocument()
}

export function keepToken(realm: Realm, token: string): void {
  write(TOKEN_KEYS[realm], token)
}

/** Signs this browser out of a realm; the role goes with the last token. */
export function forgetSignIn(realm: Realm): void {
  write(TOKEN_KEYS[realm], null)
  if (tokenOf('customer') === null && tokenOf('admin') === null) write(ROLE_KEY, null)
  markDocument()
}

/** This browser's guest id, made at the first need. */
export function guestId(): string {
  const known = read(GUEST_KEY) ?? guestInMemory
  if (known !== undefined && known !== null) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  guestInMemory =
    GUEST_PREFIX + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  write(GUEST_KEY, guestInMemory)
  return guestInMemory
}

/** What the start script says before the first paint: the header keeps the places of who is signed in. */
export function markDocument(): void {
  const { dataset } = document.documentElement
  if (isSignedIn()) dataset['signedIn'] = 'customer'
  else if (tokenOf('admin') !== null) dataset['signedIn'] = 'staff'
  else delete dataset['signedIn']
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where storage is forbidden, a visitor is who they are as long as the page lives. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to keep it in.
  }
}
