import type { FastifyRequest } from 'fastify'

import type { Access } from '#contract/endpoint.ts'

import { type Caller, hashOfGuest, NOBODY, type User } from './context.ts'
import { ShopError } from './shop-error.ts'

/** A guest id is a capability: it must be unguessable, and is never logged. */
const GUEST_ID = /^guest_[A-Za-z0-9_-]{16,64}$/

/** The user of a bearer token; undefined when it is unknown, expired or ended. */
export type Identify = (token: string) => Promise<User | undefined>

/** Who a token belongs to, and whether staff must have given a second factor. */
export interface Gate {
  identify: Identify
  mustStaffProve: () => Promise<boolean>
}

/**
 * Who calls, if that may reach a path of this access. Throws `session_required`, `unauthenticated`,
 * `forbidden`, and `second_factor_required`.
 */
export async function callerOf(
  request: FastifyRequest,
  access: Access,
  { identify, mustStaffProve }: Gate,
): Promise<Caller> {
  if (access === 'anyone') return NOBODY
  if (access === 'guest') return guestOf(request)
  const token = bearerOf(request)
  if (token === undefined && access === 'visitor') return guestOf(request)
  if (token === undefined && access === 'visitor-or-link') {
    const guestHash = guestHashOf(request)
    return guestHash === undefined ? NOBODY : { kind: 'guest', guestHash }
  }
  if (token === undefined)
    throw new ShopError('unauthenticated', { message: 'error.sign_in_needed' })
  const user = await identify(token)
  if (user === undefined) throw new ShopError('unauthenticated')
  if (!isAllowed(user, access)) throw new ShopError('forbidden')
  if (isForStaff(access) && !user.isProven && (await mustStaffProve()))
    throw new ShopError('second_factor_required')
  return { kind: 'user', user }
}

/** Hash of the guest id in the header, if it has the right form. */
export function guestHashOf(request: FastifyRequest): Buffer | undefined {
  const id = request.headers['x-session-id']
  return typeof id === 'string' && GUEST_ID.test(id) ? hashOfGuest(id) : undefined
}

function isForStaff(access: Access): boolean {
  return access === 'staff' || access === 'super_admin'
}

function isAllowed(user: User, access: Access): boolean {
  if (access === 'customer') return user.role === 'customer'
  if (access === 'staff') return user.role !== 'customer'
  if (access === 'super_admin') return user.role === 'super_admin'
  return true
}

function guestOf(request: FastifyRequest): Caller {
  const guestHash = guestHashOf(request)
  if (guestHash === undefined) throw new ShopError('session_required')
  return { kind: 'guest', guestHash }
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1]
}
