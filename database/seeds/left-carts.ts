import { createHash } from 'node:crypto'

import type { Trx } from '#database/pool.ts'

import type { Item } from './past-order.ts'

const HOUR_MS = 3_600_000

/** Three carts that were left: of the business customer, who may be written to, and of two guests. */
export async function seedLeftCarts(
  trx: Trx,
  businessId: number,
  items: readonly Item[],
  now: Date,
): Promise<void> {
  const own = items.filter((item) => item.is_house_brand)
  const carts = [
    { user_id: businessId, guest_hash: null, hours: 3, from: 4, lines: 3, quantity: 2 },
    { user_id: null, guest_hash: hashOf('left cart 1'), hours: 5, from: 20, lines: 1, quantity: 1 },
    {
      user_id: null,
      guest_hash: hashOf('left cart 2'),
      hours: 26,
      from: 40,
      lines: 2,
      quantity: 1,
    },
  ]
  for (const { hours, from, lines, quantity, ...owner } of carts) {
    const at = new Date(now.getTime() - hours * HOUR_MS)
    const { id } = await trx
      .insertInto('carts')
      .values({ ...owner, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('cart_items')
      .values(
        own
          .slice(from, from + lines)
          .map((item) => ({ cart_id: id, product_id: item.id, quantity, created_at: at })),
      )
      .execute()
  }
}

function hashOf(guest: string): Buffer {
  return createHash('sha256').update(guest).digest()
}
