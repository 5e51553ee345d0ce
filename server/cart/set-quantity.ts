import type { Db } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { setLineQuantity } from './queries.ts'
import { refuseAboveStock } from './refuse-above-stock.ts'

/** Sets the quantity of one's own line. Throws `not_found` and `out_of_stock`. */
export async function setQuantity(
  db: Db,
  owner: Owner,
  itemId: number,
  quantity: number,
): Promise<void> {
  const row = await setLineQuantity(db, owner, itemId, quantity)
  if (row === undefined) throw new ShopError('not_found')
  if (!row.changed) refuseAboveStock(row.available)
}
