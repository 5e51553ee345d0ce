import { createHash } from 'node:crypto'

import type { Language } from '#contract/plain/languages.ts'
import type { Role } from '#contract/plain/statuses.ts'

import { ShopError } from './shop-error.ts'

export interface User {
  id: number
  name: string
  email: string
  role: Role
  /** The sign-in this call belongs to. */
  sessionId: number
  /** A second factor was given for it. */
  isProven: boolean
}

/** Who calls. A guest is known by the hash of the guest id: the id itself is a capability. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestHash: Buffer }
  | { kind: 'user'; user: User }

/** What every handler knows of the request it answers. */
export interface Context {
  language: Language
  caller: Caller
  now: Date
  /** The path as declared in the contract: `/guest/cart`. */
  path: string
  /** What rate limits count: an IPv4 address or an IPv6 network. */
  ip: string
  /** With what, as its browser says: `Firefox, Windows`. */
  device: string | undefined
  idempotencyKey: string | undefined
  /** Hash of this browser's guest id, also on calls that are not a guest's: a sign-in merges the guest's cart. */
  guestHash: Buffer | undefined
  cookie: (name: string) => string | undefined
}

/** Whose cart, checkout or order it is: exactly one of the two is set. */
export type Owner = { userId: number; guestHash: null } | { userId: null; guestHash: Buffer }

export const NOBODY: Caller = { kind: 'nobody' }

export function hashOfGuest(guestId: string): Buffer {
  return createHash('sha256').update(guestId).digest()
}

/** The owner a caller acts as; undefined for nobody. */
export function ownerOf(caller: Caller): Owner | undefined {
  if (caller.kind === 'user') return { userId: caller.user.id, guestHash: null }
  if (caller.kind === 'guest') return { userId: null, guestHash: caller.guestHash }
  return undefined
}

/** The same, but throws `session_required` for nobody. */
export function requireOwner({ caller }: Context): Owner {
  const owner = ownerOf(caller)
  if (owner === undefined) throw new ShopError('session_required')
  return owner
}

/** A member of staff at work: who an event, a ledger row or an audit row names. */
export interface Staff {
  id: number
  name: string
  /** The network the call came from. */
  ip: string
}

/** Who of the staff calls, on a path that only staff may call. */
export function requireStaff(context: Context): Staff {
  const { id, name } = requireUser(context)
  return { id, name, ip: context.ip }
}

export function isSuperAdmin({ caller }: Context): boolean {
  return caller.kind === 'user' && caller.user.role === 'super_admin'
}

/** The signed-in user, on a path that only such may call. */
export function requireUser({ caller }: Context): User {
  if (caller.kind !== 'user') throw new ShopError('unauthenticated')
  return caller.user
}
