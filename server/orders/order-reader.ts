import { type Context, type Owner, requireOwner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import { opensOrder } from './order-link.ts'

/**
 * As whom the caller reads an order: undefined for staff and for whoever has its signed link, who may
 * read it whosever it is. Throws `session_required` for nobody without a link.
 */
export function orderReader(
  { secrets }: Pick<Shop, 'secrets'>,
  context: Context,
  { id, token }: { id: number; token: string | undefined },
): Owner | undefined {
  if (isStaff(context)) return undefined
  if (token !== undefined && opensOrder(secrets, id, token, context.now)) return undefined
  return requireOwner(context)
}

/** Staff may read any order, under the path without an area. */
function isStaff({ caller }: Context): boolean {
  return caller.kind === 'user' && caller.user.role !== 'customer'
}
