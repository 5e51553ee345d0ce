import { type Db, readRows } from '#database/pool.ts'

export function topServiceRows(db: Db) {
  return db
    .selectFrom('top_services')
    .select(['id', 'name', 'name_nl', 'name_fr', 'icon_color'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function bannerRows(db: Db) {
  return db
    .selectFrom('banners')
    .select(['id', 'type', 'language', 'platform', 'image_path', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Average and number of the published reviews of the shop itself. */
export async function shopRating(db: Db): Promise<{ stars: number; reviews: number }> {
  const [row] = await readRows<{ stars: string | null; reviews: number }>(
    db,
    "select round(avg(rating), 1) as stars, count(*)::int as reviews from reviews where product_id is null and status = 'published'",
  )
  return { stars: Number(row?.stars ?? 0), reviews: row?.reviews ?? 0 }
}
