import { cents, toWire } from '#contract/plain/money.ts'
import type { User } from '#contract/users.ts'

import { accountOf } from './account-shape.ts'
import type { UserRow } from './user-queries.ts'

/** An account as staff see it. */
export function userOf(row: UserRow): User {
  return {
    ...accountOf(row),
    blocked: row.blocked_at !== null,
    orders_count: row.orders_count,
    spent: toWire(cents(row.spent_cents)),
    last_order_at: row.last_order_at?.toISOString() ?? null,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    version: row.version,
  }
}
