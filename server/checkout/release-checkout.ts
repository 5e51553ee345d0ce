import type { Db, Trx } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { releaseStock } from '#server/stock/hold-stock.ts'

import { endHolding, lockCheckout } from './queries.ts'

/** Returns a checkout's stock unless it has become an order. Cancel its payment first. */
export async function releaseCheckout(db: Db, checkoutId: number): Promise<void> {
  await inTransaction(db, (trx) => releaseIn(trx, checkoutId))
}

/** The same within a transaction. */
export async function releaseIn(trx: Trx, checkoutId: number): Promise<void> {
  const checkout = await lockCheckout(trx, checkoutId)
  if (checkout?.state !== 'open') return
  await releaseStock(trx, await endHolding(trx, checkoutId, 'released'), checkoutId)
}
