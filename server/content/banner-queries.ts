import type { BannerPlatform, BannerType } from '#contract/plain/banner.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import type { Db, Trx } from '#database/pool.ts'

const COLUMNS = [
  'id',
  'type',
  'language',
  'platform',
  'image_path',
  'alt',
  'created_at',
  'version',
] as const
export type BannerRow = Columns<'banners', (typeof COLUMNS)[number]>

/** Banners with a picture, newest first. */
export function shownBanners(db: Db): Promise<BannerRow[]> {
  return db
    .selectFrom('banners')
    .select(COLUMNS)
    .where('image_path', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export interface BannerFilter {
  type?: BannerType | undefined
  language?: Language | undefined
  platform?: BannerPlatform | undefined
  search?: string | undefined
  sort?: 'created_at' | 'type' | 'language' | 'platform' | undefined
  direction?: 'asc' | 'desc' | undefined
}

export async function bannersByPage(
  db: Db,
  { type, language, platform, search = '', sort = 'created_at', direction }: BannerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: BannerRow[]; total: number }> {
  const found = db
    .selectFrom('banners')
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'header'))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? 'desktop'))
    .$if(search !== '', (query) => query.where('alt', 'ilike', `%${likeText(search)}%`))
  const way = direction ?? (sort === 'created_at' ? 'desc' : 'asc')
  const [rows, { total }] = await Promise.all([
    found
      .select(COLUMNS)
      .orderBy(sort, way)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export function lockBanner(trx: Trx, id: number): Promise<BannerRow | undefined> {
  return trx
    .selectFrom('banners')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type BannerFields = Pick<BannerRow, 'type' | 'language' | 'platform' | 'image_path' | 'alt'>

export function insertBanner(trx: Trx, fields: BannerFields): Promise<BannerRow> {
  return trx.insertInto('banners').values(fields).returning(COLUMNS).executeTakeFirstOrThrow()
}

export function updateBanner(
  trx: Trx,
  id: number,
  fields: Partial<BannerFields>,
): Promise<BannerRow> {
  return trx
    .updateTable('banners')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function deleteBanner(trx: Trx, id: number): Promise<BannerRow | undefined> {
  return trx.deleteFrom('banners').where('id', '=', id).returning(COLUMNS).executeTakeFirst()
}
