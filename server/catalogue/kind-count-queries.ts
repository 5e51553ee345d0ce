import { type Db, readRows } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

/** How many active articles there are of one kind. */
export interface KindCount {
  category_id: number
  brand_id: number
  color_id: number | null
  type: string
  origin: string
  in_stock: boolean
  /** Makers whose printers they fit. */
  for_brand_ids: number[]
  articles: number
}

/** In case the message that they have changed does not come. */
const AT_MOST_OLD_MS = 1_000

/** The counts of all kinds, some hundred rows whatever the size of the catalogue. */
export function kindCountsReader(db: Db, cache: ReaderCache): CachedReader<readonly KindCount[]> {
  const read = () =>
    readRows<KindCount>(
      db,
      `select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, sum(articles)::int as articles
      from listing_counts group by 1, 2, 3, 4, 5, 6, 7 having sum(articles) > 0`,
    )
  return cache.reader(['listing_counts'], read, { atMostOldMs: AT_MOST_OLD_MS })
}
