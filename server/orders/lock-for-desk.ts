import type { Language } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'
import { type Context, requireStaff, type Staff } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { type LockedOrder, lockOrder } from './desk-queries.ts'
import { showAdminOrder } from './show-admin-order.ts'

/** A change by staff: who, in which language refusals are worded, and which version they looked at. */
export interface DeskCall {
  staff: Staff
  language: Language
  version?: number | undefined
}

/** Locks the order of a change by staff. Throws `not_found`, and `stale` when it is not the version they looked at. */
export async function lockForDesk(
  trx: Trx,
  orderId: number,
  { version }: Pick<DeskCall, 'version'>,
): Promise<LockedOrder> {
  const order = await lockOrder(trx, orderId)
  if (order === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  if (version !== undefined && version !== order.version) throw new ShopError('stale')
  return order
}

export function callOf(context: Context, version?: number): DeskCall {
  return { staff: requireStaff(context), language: context.language, version }
}

/** Whoever looked at an older version of an order gets the current one with the refusal. */
export async function withCurrent<Answer>(
  shop: Shop,
  orderId: number,
  { language }: Pick<Context, 'language'>,
  change: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'stale') throw error
    throw new ShopError('stale', { extra: { data: await showAdminOrder(shop, orderId, language) } })
  }
}
