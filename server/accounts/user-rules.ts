import type { Role } from '#contract/plain/statuses.ts'
import { ShopError } from '#server/platform/shop-error.ts'

interface Person {
  id: number
  role: Role
}

/** What a change takes from an account: its role, its way in, or all of it. */
export interface UserChange {
  role?: Role | undefined
  blocked?: boolean | undefined
  isDeletion?: boolean
}

/** Whether an account may lose something of its standing by a change. */
export function isLosing({ role: current }: Pick<Person, 'role'>, change: UserChange): boolean {
  const { role = current, blocked = false, isDeletion = false } = change
  return isDeletion || blocked || role !== current
}

/**
 * Admins write to customers, and only a super admin to staff and roles: else `forbidden`. Nobody deletes,
 * blocks or demotes themselves or the last super admin: `conflict`.
 */
export function refuseChange(
  caller: Person,
  target: Person,
  change: UserChange,
  otherSuperAdmins: number,
): void {
  const { role = target.role } = change
  const isForSuperAdmins = target.role !== 'customer' || role !== target.role
  if (caller.role !== 'super_admin' && isForSuperAdmins) throw new ShopError('forbidden')
  if (!isLosing(target, change)) return
  if (caller.id === target.id) throw new ShopError('conflict', { message: 'users.not_oneself' })
  if (target.role === 'super_admin' && otherSuperAdmins === 0)
    throw new ShopError('conflict', { message: 'users.last_super_admin' })
}
