import { readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { ownerCondition } from './queries.ts'

/** Takes so many pieces out of each of the owner's lines; answers of how many lines it could. No line may be named twice. */
export async function takePieces(
  trx: Trx,
  owner: Owner,
  take: readonly { item_id: number; quantity: number }[],
): Promise<number> {
  const [condition, value] = ownerCondition(owner)
  const rows = await readRows(
    trx,
    `with owned as (select c.id from carts c where ${condition} for update),
    wanted as (select * from unnest($2::int[], $3::int[]) as w (item_id, quantity)),
    gone as (
      delete from cart_items i using wanted w, owned
      where i.id = w.item_id and i.cart_id = owned.id and i.quantity = w.quantity returning i.id
    ), fewer as (
      update cart_items i set quantity = i.quantity - w.quantity from wanted w, owned
      where i.id = w.item_id and i.cart_id = owned.id and i.quantity > w.quantity returning i.id
    )
    select id from gone union all select id from fewer`,
    [value, take.map(({ item_id }) => item_id), take.map(({ quantity }) => quantity)],
  )
  return rows.length
}
