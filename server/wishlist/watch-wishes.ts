import { belgianDay } from '#contract/plain/delivery.ts'
import type { Shop } from '#server/shop.ts'

import { announceWishNews, type WishNews } from './events.ts'
import { refreshKnown, takeChecks, type WatchedRow } from './queries.ts'

const CHECKS_AT_ONCE = 200

/** Looks at the wished articles that have changed, and announces what is cheaper or back: once per change. */
export async function watchWishes({
  db,
  jobs,
  clock,
}: Pick<Shop, 'db' | 'jobs' | 'clock'>): Promise<void> {
  for (;;) {
    const seen = await db.transaction().execute(async (trx) => {
      const productIds = await takeChecks(trx, CHECKS_AT_ONCE)
      const rows = productIds.length === 0 ? [] : await refreshKnown(trx, productIds)
      const day = belgianDay(clock())
      await announceWishNews(
        trx,
        jobs,
        rows.flatMap((row) => newsOf(row, day)),
      )
      return productIds.length
    })
    if (seen === 0) return
  }
}

/** What a changed wish is worth telling; a wish whose last state nobody noted is brought up to date in silence. */
export function newsOf(row: WatchedRow, day: string): WishNews[] {
  const { wish_id, user_id, product_id, name, name_nl, name_fr, price_cents } = row
  const was_cents = row.known_price_cents ?? price_cents
  const about = {
    wish_id,
    user_id,
    product_id,
    name,
    name_nl,
    name_fr,
    price_cents,
    was_cents,
    day,
  }
  if (row.in_stock && row.known_in_stock === false) return [{ kind: 'back_in_stock', ...about }]
  if (row.in_stock && price_cents < was_cents) return [{ kind: 'price_drop', ...about }]
  return []
}
