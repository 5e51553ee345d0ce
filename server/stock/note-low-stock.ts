import { inTransaction } from '#database/transaction.ts'
import type { Shop } from '#server/shop.ts'

import { announceLowStock } from './events.ts'
import { newlyLow, takeShelfChecks } from './low-stock-queries.ts'

const CHECKS_AT_ONCE = 500

/**
 * Tells staff of every article that fell below its threshold since the last look: once per crossing,
 * and again only after it was above it in between.
 */
export async function noteLowStock(shop: Pick<Shop, 'db' | 'jobs'>): Promise<void> {
  while ((await noteSome(shop)) > 0);
}

/** Answers how many changes it looked at. */
function noteSome({ db, jobs }: Pick<Shop, 'db' | 'jobs'>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const checks = await takeShelfChecks(trx, CHECKS_AT_ONCE)
    const low = await newlyLow(trx, checks)
    if (low.length > 0) await announceLowStock(trx, jobs, low)
    return checks.length
  })
}
