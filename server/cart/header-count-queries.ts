import { type Db, readRows } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { ownerCondition } from './queries.ts'

export interface HeaderCounts {
  pieces: number
  orders: number
  wishes: number
  addresses: number
  unread: number
}

/** The counts of the header and the dashboard. A guest only has pieces in a cart. */
export async function headerCounts(db: Db, owner: Owner): Promise<HeaderCounts> {
  const [condition, value] = ownerCondition(owner)
  const countOf = (table: string, which = 'true') =>
    owner.userId === null
      ? '0'
      : `(select count(*)::int from ${table} t where t.user_id = $1 and ${which})`
  const [row] = await readRows<HeaderCounts>(
    db,
    `select (select coalesce(sum(i.quantity), 0)::int from carts c join cart_items i on i.cart_id = c.id where ${condition}) as pieces,
      ${countOf('orders')} as orders,
      ${countOf('wishlist_items', "exists (select from products p where p.id = t.product_id and p.status = 'active')")} as wishes,
      ${countOf('addresses')} as addresses, ${countOf('notifications', 't.read_at is null')} as unread`,
    [value],
  )
  return row ?? NO_COUNTS
}

export const NO_COUNTS: HeaderCounts = { pieces: 0, orders: 0, wishes: 0, addresses: 0, unread: 0 }
