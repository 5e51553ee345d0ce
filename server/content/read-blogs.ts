import type { BlogCategory } from '#contract/plain/blog.ts'
import { BLOG_CATEGORIES } from '#contract/plain/blog.ts'
import type { Language } from '#contract/plain/languages.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import { productOf } from '#server/catalogue/product-shape.ts'
import type { CachedReader } from '#server/platform/cached-reader.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { blogsWithWords, blogTexts, publicBlogs } from './blog-queries.ts'
import { blogOf, blogSummaryOf, isPublic, type PublicBlogRow } from './blog-shape.ts'

const RELATED = 3

type BlogList = Awaited<ReturnType<typeof publicBlogs>>
export type BlogShop = Pick<Shop, 'db' | 'cache' | 'references'>

/** The articles that are or will be public, without their texts, newest first. */
export function blogReader({ db, cache }: BlogShop): CachedReader<BlogList> {
  return cache.reader(['blogs', 'blog_products', 'former_slugs'], () => publicBlogs(db))
}

interface Asked {
  category: BlogCategory | undefined
  search: string
  page: number
  perPage: number
  hasTexts: boolean
}

/**
 * A page of the articles that are public now, with the number in each category. No statement without
 * search and texts, one for each of the two.
 */
export async function listBlogs(
  { db }: BlogShop,
  blogs: CachedReader<BlogList>,
  { category, search, page, perPage, hasTexts }: Asked,
  { language, now }: { language: Language; now: Date },
) {
  const shown = await found(db, await publicNow(blogs, now), search, language)
  const wanted = shown.filter((row) => category === undefined || row.category === category)
  const rows = wanted.slice((page - 1) * perPage, page * perPage)
  const ids = rows.map(({ id }) => id)
  const texts = hasTexts ? byId(await blogTexts(db, ids)) : undefined
  return {
    data: rows.map((row) => (texts ? blogOf(row, texts.get(row.id)) : blogSummaryOf(row))),
    total: wanted.length,
    categories: BLOG_CATEGORIES.map((value) => ({
      value,
      count: shown.filter((row) => row.category === value).length,
    })),
  }
}

/** One article by its address or a former one, with three others and the products it names. Throws `not_found`. */
export async function showBlog(
  { db, references }: BlogShop,
  blogs: CachedReader<BlogList>,
  slug: string,
  now: Date,
) {
  const all = await publicNow(blogs, now)
  const row =
    all.find((one) => one.slug === slug) ?? all.find((one) => one.former_slugs.includes(slug))
  if (row === undefined) throw new ShopError('not_found', { message: 'blogs.not_found' })
  const known = await references.get()
  const [[texts], products] = await Promise.all([
    blogTexts(db, [row.id]),
    row.product_ids.length === 0 ? [] : known.articles.byIds(row.product_ids),
  ])
  const shown = new Map(products.map((product) => [product.id, productOf(product, known)]))
  return {
    ...blogOf(row, texts),
    related_blogs: relatedTo(row, all).map(blogSummaryOf),
    products: row.product_ids.flatMap((id) => shown.get(id) ?? []),
  }
}

async function publicNow(blogs: CachedReader<BlogList>, now: Date) {
  return (await blogs.get()).filter((row): row is BlogList[number] & PublicBlogRow =>
    isPublic(row, now),
  )
}

async function found<Row extends PublicBlogRow>(
  db: BlogShop['db'],
  rows: Row[],
  search: string,
  language: Language,
): Promise<Row[]> {
  const words = plainLetters(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const ids = await blogsWithWords(db, words, language)
  return rows.filter(({ id }) => ids.has(id))
}

/** Of its own category first, then whatever is newest. */
function relatedTo(row: PublicBlogRow, all: readonly PublicBlogRow[]): PublicBlogRow[] {
  const others = all.filter(({ id }) => id !== row.id)
  const near = others.filter(({ category }) => category === row.category)
  const far = others.filter(({ category }) => category !== row.category)
  return [...near, ...far].slice(0, RELATED)
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
