import type { Db } from '#database/pool.ts'
import type { WishNews } from '#server/wishlist/events.ts'

import { newNotification } from './new-notification.ts'
import { insertNotifications } from './queries.ts'

/** Tells customers which wished articles are cheaper or back in stock, and whoever asked for an alert. */
export async function tellOfWishes(db: Db, news: readonly WishNews[]): Promise<void> {
  await insertNotifications(
    db,
    news.map(({ kind, wish_id, user_id, product_id, day, ...about }) => {
      const { name, name_nl, name_fr, price_cents, was_cents } = about
      const change = kind === 'price_drop' ? `${price_cents}:${day}` : day
      return newNotification(kind, {
        userId: user_id,
        relatedId: product_id,
        dedupeKey: `${kind}:${wish_id}:${change}`,
        params: { name, name_nl, name_fr, price_cents, was_cents },
      })
    }),
  )
}
