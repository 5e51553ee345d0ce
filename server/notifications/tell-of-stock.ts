import type { Db } from '#database/pool.ts'
import type { StockEvent } from '#server/stock/events.ts'

import { newNotification } from './new-notification.ts'
import { insertNotifications, staffIds } from './queries.ts'

/** Tells every member of staff which articles run low. */
export async function tellOfStock(db: Db, { low }: StockEvent): Promise<void> {
  const staff = await staffIds(db)
  await insertNotifications(
    db,
    low.flatMap(({ crossing, product_id: productId, name, name_nl, name_fr, sku, available }) =>
      staff.map((userId) =>
        newNotification('low_stock', {
          userId,
          relatedId: productId,
          dedupeKey: `low-stock:${crossing}:${userId}`,
          params: { name, name_nl, name_fr, number: sku, count: available },
        }),
      ),
    ),
  )
}
