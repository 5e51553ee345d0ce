import type { BlogCategory, BlogStatus } from '#contract/plain/blog.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

interface Kinds {
  category: BlogCategory
  status: BlogStatus
  product_ids: number[]
}

/** An article without its texts. */
export interface BlogRow
  extends
    Columns<
      'blogs',
      | 'id'
      | 'slug'
      | 'title'
      | 'title_nl'
      | 'title_fr'
      | 'excerpt'
      | 'excerpt_nl'
      | 'excerpt_fr'
      | 'author'
      | 'image_path'
      | 'reading_minutes'
      | 'published_at'
      | 'version'
      | 'created_at'
      | 'updated_at'
    >,
    Kinds {}

export interface BlogTexts extends Columns<'blogs', 'body_html' | 'body_html_nl' | 'body_html_fr'> {
  id: number
}

/** An article with all that staff wrote. */
export interface BlogDetail
  extends BlogRow, Omit<BlogTexts, 'id'>, Columns<'blogs', 'body' | 'body_nl' | 'body_fr'> {
  former_slugs: string[]
}

const ROW = `b.id, b.slug, b.title, b.title_nl, b.title_fr, b.excerpt, b.excerpt_nl, b.excerpt_fr, b.category,
  b.author, b.image_path, b.reading_minutes, b.status, b.published_at, b.version, b.created_at, b.updated_at,
  array(select p.product_id from blog_products p where p.blog_id = b.id order by p.position, p.product_id) as product_ids`
const TEXTS = 'b.body_html, b.body_html_nl, b.body_html_fr'

/** Every article that is or will be public, newest first, with the addresses each had before. */
export function publicBlogs(db: Db): Promise<(BlogRow & { former_slugs: string[] })[]> {
  return readRows(
    db,
    `select ${ROW}, array(select f.slug from former_slugs f where f.kind = 'article' and f.target_id = b.id) as former_slugs
    from blogs b where b.status <> 'draft' order by b.published_at desc, b.id desc`,
  )
}

/** The texts of these articles. */
export function blogTexts(db: Db, ids: readonly number[]): Promise<BlogTexts[]> {
  return readRows(db, `select b.id, ${TEXTS} from blogs b where b.id = any($1::int[])`, [ids])
}

const SEARCHED: Readonly<Record<Language, string>> = {
  en: `b.title || ' ' || b.excerpt || ' ' || b.body`,
  nl: `b.title || ' ' || b.title_nl || ' ' || b.excerpt_nl || ' ' || b.body_nl`,
  fr: `b.title || ' ' || b.title_fr || ' ' || b.excerpt_fr || ' ' || b.body_fr`,
}

/** Which articles hold every word, whatever its case and accents. */
export async function blogsWithWords(
  db: Db,
  words: readonly string[],
  language: Language,
): Promise<ReadonlySet<number>> {
  const rows = await readRows<{ id: number }>(
    db,
    `select b.id from blogs b where b.status <> 'draft' and not exists (
      select from unnest($1::text[]) as w (word)
      where plain_text(${SEARCHED[language]}) not like '%' || w.word || '%')`,
    [words.map(likeText)],
  )
  return new Set(rows.map(({ id }) => id))
}

export interface BlogPage {
  search: string
  status: BlogStatus | undefined
  category: BlogCategory | undefined
  sort: 'created_at' | 'updated_at' | 'published_at' | 'title'
  isAscending: boolean
  limit: number
  offset: number
}

const ORDER_BY = {
  created_at: 'b.created_at',
  updated_at: 'b.updated_at',
  published_at: 'b.published_at',
  title: 'lower(b.title)',
}

/** What a status means at this moment: the scheduled becomes published by itself. */
const STATUS_NOW = `case when b.status = 'draft' then 'draft' when b.published_at <= $1 then 'published' else 'scheduled' end`

export async function blogsByPage(
  db: Db,
  { search, status, category, sort, isAscending, limit, offset }: BlogPage,
  now: Date,
): Promise<{ rows: BlogRow[]; total: number }> {
  const values: unknown[] = [now]
  const conditions = ['$1::timestamptz is not null']
  if (status !== undefined) conditions.push(`${STATUS_NOW} = $${values.push(status)}`)
  if (category !== undefined) conditions.push(`b.category = $${values.push(category)}`)
  if (search !== '')
    conditions.push(
      `lower(b.title || ' ' || b.title_nl || ' ' || b.title_fr || ' ' || b.slug || ' ' || b.author) like '%' || $${values.push(likeText(search.toLowerCase()))} || '%'`,
    )
  const where = conditions.join(' and ')
  const way = isAscending ? 'asc' : 'desc'
  const [rows, [count]] = await Promise.all([
    readRows<BlogRow>(
      db,
      `select ${ROW} from blogs b where ${where} order by ${ORDER_BY[sort]} ${way} nulls last, b.id ${way}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from blogs b where ${where}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function blogById(db: Db, id: number): Promise<BlogDetail | undefined> {
  const [row] = await readRows<BlogDetail>(
    db,
    `select ${ROW}, ${TEXTS}, b.body, b.body_nl, b.body_fr,
      array(select f.slug from former_slugs f where f.kind = 'article' and f.target_id = b.id order by f.slug) as former_slugs
    from blogs b where b.id = $1`,
    [id],
  )
  return row
}

export async function lockBlog(trx: Trx, id: number): Promise<boolean> {
  const rows = await readRows(trx, 'select id from blogs where id = $1 for update', [id])
  return rows.length === 1
}

/** What of an article is written; the rest is counted or follows. */
export type BlogFields = Omit<
  BlogDetail,
  'id' | 'version' | 'created_at' | 'updated_at' | 'former_slugs'
>

const WRITTEN = [
  'slug',
  'title',
  'title_nl',
  'title_fr',
  'excerpt',
  'excerpt_nl',
  'excerpt_fr',
  'body',
  'body_nl',
  'body_fr',
  'body_html',
  'body_html_nl',
  'body_html_fr',
  'category',
  'author',
  'image_path',
  'reading_minutes',
  'status',
  'published_at',
] as (keyof BlogFields)[]

export async function insertBlog(trx: Trx, fields: BlogFields): Promise<number> {
  const places = WRITTEN.map((_, index) => `$${index + 1}`)
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into blogs (${WRITTEN.join(', ')}) values (${places.join(', ')}) returning id`,
    WRITTEN.map((name) => fields[name]),
  )
  if (row === undefined) throw new Error('The article was not written')
  return row.id
}

export async function updateBlog(trx: Trx, id: number, fields: BlogFields): Promise<void> {
  const changes = WRITTEN.map((name, index) => `${name} = $${index + 2}`)
  await readRows(
    trx,
    `update blogs set ${changes.join(', ')}, version = version + 1, updated_at = now() where id = $1`,
    [id, ...WRITTEN.map((name) => fields[name])],
  )
}

export async function deleteBlogRow(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `with forgotten as (delete from former_slugs where kind = 'article' and target_id = $1)
    delete from blogs where id = $1`,
    [id],
  )
}

export async function writeBlogProducts(
  trx: Trx,
  blogId: number,
  productIds: readonly number[],
): Promise<void> {
  await readRows(trx, 'delete from blog_products where blog_id = $1', [blogId])
  await readRows(
    trx,
    `insert into blog_products (blog_id, product_id, position)
    select $1, p.id, p.position from unnest($2::int[]) with ordinality as p (id, position)`,
    [blogId, productIds],
  )
}

/** The first of these that is no article of the shop. */
export async function unknownProduct(
  trx: Trx,
  productIds: readonly number[],
): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(
    trx,
    'select w.id from unnest($1::int[]) as w (id) where not exists (select from products p where p.id = w.id) limit 1',
    [productIds],
  )
  return row?.id
}

/** Whether another article has, or had, this address. */
export async function isSlugTaken(trx: Trx, slug: string, blogId: number | null): Promise<boolean> {
  const rows = await readRows(
    trx,
    `select from blogs where slug = $1 and id is distinct from $2
    union all select from former_slugs where kind = 'article' and slug = $1 and target_id is distinct from $2`,
    [slug, blogId],
  )
  return rows.length > 0
}
