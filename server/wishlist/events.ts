import * as z from 'zod'

import type { Trx } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'

export const WISH_EVENT_QUEUE = 'wish-events'

/** A change that somebody with a wish or an alert is told about. */
export const WishNews = z.object({
  kind: z.enum(['price_drop', 'back_in_stock', 'alert_back_in_stock']),
  /** The wish, or the alert. */
  wish_id: z.int(),
  user_id: z.int(),
  product_id: z.int(),
  name: z.string(),
  name_nl: z.string(),
  name_fr: z.string(),
  price_cents: z.int(),
  /** The price the owner knew. */
  was_cents: z.int(),
  /** Day of the change in Belgium: an article that comes and goes is news once a day. */
  day: z.string(),
})
export type WishNews = z.infer<typeof WishNews>

/** The fields that every kind of news has about its article. */
export function newsAbout(
  { wish_id, user_id, product_id, name, name_nl, name_fr, price_cents }: NewsSource,
  was_cents: number,
  day: string,
): Omit<WishNews, 'kind'> {
  return { wish_id, user_id, product_id, name, name_nl, name_fr, price_cents, was_cents, day }
}

type NewsSource = Omit<WishNews, 'kind' | 'was_cents' | 'day'>

export const WishEvent = z.object({ news: z.array(WishNews) })

const NEWS_PER_EVENT = 500

/** Announces what has become cheaper or is back in stock, in the transaction that noticed it. */
export async function announceWishNews(
  trx: Trx,
  jobs: Jobs,
  news: readonly WishNews[],
): Promise<void> {
  for (let from = 0; from < news.length; from += NEWS_PER_EVENT) {
    const event: z.infer<typeof WishEvent> = { news: news.slice(from, from + NEWS_PER_EVENT) }
    await jobs.send(trx, WISH_EVENT_QUEUE, event)
  }
}
