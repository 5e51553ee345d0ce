import { belgianDay } from '#contract/plain/delivery.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Shop } from '#server/shop.ts'

import { answerStockAlerts } from './answer-stock-alerts.ts'
import { announceWishNews, newsAbout, type WishNews } from './events.ts'
import { refreshKnown, takeChecks, type WatchedRow } from './queries.ts'

const CHECKS_AT_ONCE = 200

/**
 * Looks at the articles that have changed and that somebody wished or waits for, announces what is
 * cheaper or back in stock, once per change, and sends the alerts for what is back.
 */
export async function watchWishes(shop: Shop): Promise<void> {
  while ((await watchSome(shop)) > 0);
}

/** Answers how many articles it looked at. */
function watchSome(shop: Shop): Promise<number> {
  return inTransaction(shop.db, async (trx) => {
    const productIds = await takeChecks(trx, CHECKS_AT_ONCE)
    if (productIds.length === 0) return 0
    const day = belgianDay(shop.clock())
    const rows = await refreshKnown(trx, productIds)
    const answered = await answerStockAlerts(trx, shop, productIds, day)
    const news = rows.flatMap((row) => newsOf(row, day))
    await announceWishNews(trx, shop.jobs, [...news, ...answered])
    return productIds.length
  })
}

/** The news in a changed wish; one without a known last state is only brought up to date. */
export function newsOf(row: WatchedRow, day: string): WishNews[] {
  const { price_cents } = row
  const was_cents = row.known_price_cents ?? price_cents
  const about = newsAbout(row, was_cents, day)
  if (row.in_stock && row.known_in_stock === false)
    return row.has_alert ? [] : [{ kind: 'back_in_stock', ...about }]
  if (row.in_stock && price_cents < was_cents) return [{ kind: 'price_drop', ...about }]
  return []
}
