import type { Cart } from '#contract/cart.ts'
import { cents } from '#contract/plain/money.ts'
import type { Owner } from '#server/platform/context.ts'
import type { Shop } from '#server/shop.ts'

import { cartOfRow } from './cart-shape.ts'
import { cartOf } from './queries.ts'

/** The cart of its owner, empty when there is none: one statement. */
export async function showCart(
  { db, references, settings }: Shop,
  owner: Owner | undefined,
): Promise<Cart> {
  const row = owner === undefined ? undefined : await cartOf(db, owner)
  const { shipping } = await settings.get()
  return cartOfRow(row, await references.get(), cents(shipping.zones.BE.free_from))
}
