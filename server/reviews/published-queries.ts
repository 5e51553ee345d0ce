import type { Language } from '#contract/plain/languages.ts'
import type { Rating } from '#contract/plain/reviews.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

import { orderOf, type ReviewPage, type ReviewRow, REVIEW_COLUMNS } from './queries.ts'

export interface PublishedFilter {
  rating: number | undefined
  language: Language | undefined
  search: string
}

type Histogram = Record<Rating, number>

export interface PublishedReviews {
  rows: ReviewRow[] | null
  total: number
  histogram: Histogram
}

const HISTOGRAM = `json_build_object('5', count(*) filter (where rating = 5), '4', count(*) filter (where rating = 4),
  '3', count(*) filter (where rating = 3), '2', count(*) filter (where rating = 2), '1', count(*) filter (where rating = 1))`
const TEXT = `lower(r.title || ' ' || r.opinion || ' ' || coalesce(r.reply, ''))`

/** A page of an article's published reviews with their counts, in one statement: product pages have no room for more. */
export async function reviewsOfArticle(
  db: Db,
  productId: number,
  { rating, language, search }: PublishedFilter,
  page: ReviewPage,
): Promise<PublishedReviews> {
  const [row] = await readRows<PublishedReviews>(
    db,
    `with all_of_it as (
      select r.* from reviews r where r.status = 'published' and r.product_id = $1
    ), narrowed as (
      select * from all_of_it r where ($2::int is null or r.rating = $2) and ($3::text is null or r.language = $3)
        and ($4 = '' or ${TEXT} like '%' || $4 || '%')
    )
    select (select json_agg(one) from (select ${REVIEW_COLUMNS} from narrowed r left join products p on p.id = r.product_id
        ${orderOf(page)} limit $5 offset $6) one) as rows,
      (select count(*)::int from narrowed) as total,
      (select ${HISTOGRAM} from all_of_it) as histogram`,
    [
      productId,
      rating ?? null,
      language ?? null,
      likeText(search.toLowerCase()),
      page.limit,
      page.offset,
    ],
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

export type ShopHistogramReader = CachedReader<Histogram>

/** In case the message that reviews have changed does not come. */
const AT_MOST_OLD_MS = 1_000

/** How many stars the shop itself was given, by all who gave some. */
export function shopHistogramReader(db: Db, cache: ReaderCache): ShopHistogramReader {
  return cache.reader(['reviews'], () => shopHistogram(db), { atMostOldMs: AT_MOST_OLD_MS })
}

async function shopHistogram(db: Db): Promise<Histogram> {
  const [row] = await readRows<{ histogram: Histogram }>(
    db,
    `select ${HISTOGRAM} as histogram from reviews where status = 'published' and product_id is null`,
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row.histogram
}

/** A page of what was said of the shop itself; narrowed ones are counted to 10,000. */
export async function reviewsOfShop(
  db: Db,
  histograms: ShopHistogramReader,
  { rating, language, search }: PublishedFilter,
  page: ReviewPage,
): Promise<PublishedReviews> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = [`r.status = 'published'`, 'r.product_id is null']
  if (rating !== undefined) conditions.push(`r.rating = ${given(rating)}`)
  if (language !== undefined) conditions.push(`r.language = ${given(language)}`)
  if (search !== '')
    conditions.push(`${TEXT} like '%' || ${given(likeText(search.toLowerCase()))} || '%'`)
  const where = `where ${conditions.join(' and ')}`
  const counted = async () => {
    const [row] = await readRows<{ total: number }>(
      db,
      `select count(*)::int as total from (select from reviews r ${where} limit ${COUNTED_AT_MOST}) as first`,
      values,
    )
    return row?.total ?? 0
  }
  const [rows, histogram, narrowed] = await Promise.all([
    readRows<ReviewRow>(
      db,
      `select ${REVIEW_COLUMNS} from reviews r left join products p on p.id = r.product_id ${where}
      ${orderOf(page)} limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, page.limit, page.offset],
    ),
    histograms.get(),
    values.length === 0 ? undefined : counted(),
  ])
  return { rows, histogram, total: narrowed ?? sumOf(histogram) }
}

function sumOf(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0)
}
