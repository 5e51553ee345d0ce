import { createStore, useStore } from '#web/ui/store.ts'

/*
 * Who this browser is to the API. The names of the keys are published like the paths of the API, so they
 * do not change. A token lives for minutes; whoever has the guest id has the guest's cart and orders, so it
 * is made of 192 random bits, never shown and never logged.
 */
const TOKEN_KEYS = { customer: 'auth_token', admin: 'admin-auth-token' } as const
const ROLE_KEY = 'user_role'
const GUEST_KEY = 'guest_session_id'
const GUEST_PREFIX = 'guest_'

/** Customers and staff sign in apart, and never both at once in one browser. */
export type Realm = keyof typeof TOKEN_KEYS

let guestInMemory: string | undefined

/**
 * As whom somebody is signed in; undefined for nobody and on the server. It tells of sign-ins and
 * sign-outs, in this tab or another. Calls read the tokens themselves: another tab may have renewed
 * one a moment before its event arrives here.
 */
const signedInAs = createStore<Realm | undefined>(undefined)
if (typeof document !== 'undefined') signedInAs.set(realmHere())

export const subscribeToSignIn = signedInAs.subscribe

/** Runs whenever a customer's sign-in ends: signed out here or in another tab, or expired. */
export function onSignOut(run: () => void): void {
  let wasCustomer = signedInAs.get() === 'customer'
  subscribeToSignIn(() => {
    const isOver = wasCustomer && signedInAs.get() !== 'customer'
    wasCustomer = signedInAs.get() === 'customer'
    if (isOver) run()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEYS.customer || key === TOKEN_KEYS.admin || key === null) followTokens()
  })
}

/** Whether this browser holds a customer's token: known at once, and false on the server. */
export function useIsSignedIn(): boolean {
  return useStore(signedInAs, (realm) => realm === 'customer')
}

/** The same for customers and staff alike. */
export function useIsAnyoneSignedIn(): boolean {
  return useStore(signedInAs, (realm) => realm !== undefined)
}

export function isAnyoneSignedIn(): boolean {
  return realmHere() !== undefined
}

function realmHere(): Realm | undefined {
  if (tokenOf('customer') !== null) return 'customer'
  return tokenOf('admin') === null ? undefined : 'admin'
}

/** A token that was only renewed changes nothing. */
function followTokens(): void {
  markDocument()
  if (realmHere() !== signedInAs.get()) signedInAs.set(realmHere())
}

/**
 * Calls to `/admin`, and those that keep pictures, use the staff token and fall back to the ordinary one;
 * those about whoever is signed in take the token there is.
 */
export function realmFor(path: string): Realm {
  if (path.includes('/admin') || path.startsWith('/media/'))
    return read(TOKEN_KEYS.admin) === null ? 'customer' : 'admin'
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

/** The event sent when a sign-in has expired; `detail.realm` says whether a customer's or staff's. */
export const AUTH_EXPIRED = 'octavo:auth-expired'

export function storedRole(): string | null {
  return read(ROLE_KEY)
}

/** Keeps a new sign-in and forgets one of the other realm. */
export function keepSignIn(token: string, role: string): void {
  const isCustomer = role === 'customer'
  write(ROLE_KEY, role)
  write(TOKEN_KEYS.customer, isCustomer ? token : null)
  write(TOKEN_KEYS.admin, isCustomer ? null : token)
  followTokens()
}

export function keepToken(realm: Realm, token: string): void {
  write(TOKEN_KEYS[realm], token)
}

/** Signs this browser out of a realm; the role goes with the last token. */
export function forgetSignIn(realm: Realm): void {
  write(TOKEN_KEYS[realm], null)
  if (tokenOf('customer') === null && tokenOf('admin') === null) write(ROLE_KEY, null)
  followTokens()
}

/** This browser's guest id, made when it is first needed. */
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
function markDocument(): void {
  const { dataset } = document.documentElement
  const realm = realmHere()
  if (realm === 'customer') dataset['signedIn'] = 'customer'
  else if (realm === 'admin') dataset['signedIn'] = 'staff'
  else delete dataset['signedIn']
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where storage is forbidden, a sign-in lasts as long as the page. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to keep it in.
  }
}
