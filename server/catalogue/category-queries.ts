import { type Db, readRows } from '#database/pool.ts'

/** Active articles per category, from the counts per kind. */
export async function categoryCounts(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows<{ category_id: number; articles: number }>(
    db,
    'select category_id, sum(articles)::int as articles from listing_counts group by 1',
  )
  return new Map(rows.map(({ category_id, articles }) => [category_id, articles]))
}
