import type { Language } from '#contract/plain/languages.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

const COLUMNS = [
  'id',
  'slug',
  'locale',
  'title',
  'meta_description',
  'keywords',
  'content',
  'canonical_url',
  'robots',
  'og_title',
  'og_description',
  'og_image',
  'twitter_title',
  'twitter_description',
  'twitter_image',
  'published_at',
  'created_at',
  'updated_at',
  'version',
] as const
export type SeoRow = Columns<'seo_entries', (typeof COLUMNS)[number]>

/** An entry with the other names of its page: an article or category is named by its id or its slug. */
export interface NamedSeoRow extends SeoRow {
  also: string[]
}

export function allSeoEntries(db: Db): Promise<NamedSeoRow[]> {
  const columns = COLUMNS.map((column) => `e.${column}`).join(', ')
  return readRows<NamedSeoRow>(
    db,
    `select ${columns}, array_remove(array[
        'product-' || p.id, 'product-' || p.slug, 'category-' || c.id, 'category-' || c.slug
      ], null) as also
    from seo_entries e
    left join products p on e.slug = any(array['product-' || p.id, 'product-' || p.slug]) and e.slug like 'product-%'
    left join categories c on e.slug = any(array['category-' || c.id, 'category-' || c.slug]) and e.slug like 'category-%'
    order by e.id`,
  )
}

export interface SeoFilter {
  search?: string | undefined
  slug?: string | undefined
  locale?: Language | undefined
  sort?: 'created_at' | 'title' | 'slug' | 'locale' | 'published_at' | undefined
  direction?: 'asc' | 'desc' | undefined
}

export async function seoEntriesByPage(
  db: Db,
  { search = '', slug, locale, sort = 'created_at', direction }: SeoFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SeoRow[]; total: number }> {
  const part = `%${likeText(search)}%`
  const found = db
    .selectFrom('seo_entries')
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? 'en'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('slug', 'ilike', part),
          eb('title', 'ilike', part),
          eb('meta_description', 'ilike', part),
        ]),
      ),
    )
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

export function seoEntryById(db: Db, id: number): Promise<SeoRow | undefined> {
  return db.selectFrom('seo_entries').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export function lockSeoEntry(trx: Trx, id: number): Promise<SeoRow | undefined> {
  return trx
    .selectFrom('seo_entries')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type SeoFields = Omit<SeoRow, 'id' | 'created_at' | 'updated_at' | 'version'>

export function insertSeoEntry(
  trx: Trx,
  fields: Partial<SeoFields> & Pick<SeoFields, 'slug' | 'title' | 'meta_description'>,
): Promise<SeoRow> {
  return trx.insertInto('seo_entries').values(fields).returning(COLUMNS).executeTakeFirstOrThrow()
}

export function updateSeoEntry(trx: Trx, id: number, fields: Partial<SeoFields>): Promise<SeoRow> {
  return trx
    .updateTable('seo_entries')
    .set((eb) => ({
      ...fields,
      updated_at: eb.fn<Date>('now'),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export function deleteSeoEntry(trx: Trx, id: number): Promise<SeoRow | undefined> {
  return trx.deleteFrom('seo_entries').where('id', '=', id).returning(COLUMNS).executeTakeFirst()
}
