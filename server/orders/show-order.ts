import type { Order } from '#contract/orders.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { orderById, ownOrder } from './order-queries.ts'
import { orderOf } from './order-shape.ts'

/** The owner's order. Throws `not_found` for somebody else's, as for one that does not exist. */
export async function showOrder(
  shop: Shop,
  owner: Owner,
  id: number,
  language: Language,
): Promise<Order> {
  const row = await ownOrder(shop.db, owner, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  return orderOf(row, await shop.settings.get(), shop.clock(), language)
}

/** Any order, for staff and for signed links; without a language in its own. Throws `not_found`. */
export async function showAnyOrder(shop: Shop, id: number, language?: Language): Promise<Order> {
  const row = await orderById(shop.db, id)
  if (row === undefined) throw new ShopError('not_found', { message: 'orders.not_found' })
  return orderOf(row, await shop.settings.get(), shop.clock(), language)
}

/** Any order in its own language, for the mail that confirms it. */
export async function showOrderOfId(db: Db, shop: Shop, id: number): Promise<Order> {
  const row = await orderById(db, id)
  if (row === undefined) throw new Error(`No order ${id}`)
  return orderOf(row, await shop.settings.get(), shop.clock())
}
