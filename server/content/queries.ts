import { type Db, readRows } from '#database/pool.ts'

/** Average and number of the published reviews of the shop itself. */
export async function shopRating(db: Db): Promise<{ stars: number; reviews: number }> {
  const [row] = await readRows<{ stars: string | null; reviews: number }>(
    db,
    "select round(avg(rating), 1) as stars, count(*)::int as reviews from reviews where product_id is null and status = 'published'",
  )
  return { stars: Number(row?.stars ?? 0), reviews: row?.reviews ?? 0 }
}
