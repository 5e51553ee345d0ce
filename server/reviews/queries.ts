import type { Language } from '#contract/plain/languages.ts'
import { REVIEW_STATUSES, type ReviewStatus } from '#contract/plain/reviews.ts'
import type { Columns } from '#database/columns.ts'
import { foundInText } from '#database/found-in-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

export interface ReviewRow extends Columns<
  'reviews',
  'id' | 'rating' | 'title' | 'opinion' | 'name' | 'is_purchase_verified' | 'reply'
> {
  language: Language
  replied_at: string | Date | null
  created_at: string | Date
  product: { id: number; slug: string; name: string; name_fr: string; name_nl: string } | null
}

export interface AdminReviewRow extends ReviewRow, Columns<'reviews', 'reason' | 'version'> {
  email: string
  status: ReviewStatus
}

export const REVIEW_COLUMNS = `r.id, r.rating, r.title, r.opinion, r.name, r.language, r.is_purchase_verified, r.reply, r.replied_at, r.created_at,
  case when p.id is not null then
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_fr', p.name_fr, 'name_nl', p.name_nl) end as product`
const ADMIN_COLUMNS = `${REVIEW_COLUMNS}, r.email::text as email, r.status, r.reason, r.version`
const FROM = 'from reviews r left join products p on p.id = r.product_id'

export interface ReviewPage {
  by: 'created_at' | 'rating'
  isAscending: boolean
  limit: number
  offset: number
}

/** Each ends in what no other review has. */
export function orderOf({ by, isAscending }: ReviewPage): string {
  const way = isAscending ? 'asc' : 'desc'
  return by === 'rating'
    ? `order by r.rating ${way}, r.created_at desc, r.id desc`
    : `order by r.created_at ${way}, r.id ${way}`
}

export interface AdminFilter {
  status: ReviewStatus | undefined
  rating: number | undefined
  productId: number | undefined
  about: 'shop' | 'product' | undefined
  search: string
}

export async function reviewsByPage(
  db: Db,
  { status, rating, productId, about, search }: AdminFilter,
  page: ReviewPage,
): Promise<{ rows: AdminReviewRow[]; total: number }> {
  // With an `or` for what was not asked no index would serve what was.
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const conditions = ['true']
  if (status !== undefined) conditions.push(`r.status = ${given(status)}`)
  if (rating !== undefined) conditions.push(`r.rating = ${given(rating)}`)
  if (productId !== undefined) conditions.push(`r.product_id = ${given(productId)}`)
  if (about !== undefined)
    conditions.push(`r.product_id is ${about === 'shop' ? 'null' : 'not null'}`)
  if (search !== '') conditions.push(foundInText(TEXT, search, given))
  // A rare word is read by its index, one that all have along the order of the list.
  const planned = search === '' ? '' : PLANNED_EACH_TIME
  const where = `where ${conditions.join(' and ')}`
  const [rows, [count]] = await Promise.all([
    readRows<AdminReviewRow>(
      db,
      `${planned}select ${ADMIN_COLUMNS} ${FROM} ${where} ${orderOf(page)}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `${planned}select count(*)::int as total from (select from reviews r ${where} limit ${COUNTED_AT_MOST}) as first`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** As `reviews_by_text` has it, so that the index is used. */
const TEXT = `lower(r.title || E'\\n' || r.opinion || E'\\n' || r.name || E'\\n' || r.email::text)`

/** How many reviews there are in each state. */
export async function reviewCounts(db: Db): Promise<Record<ReviewStatus, number>> {
  const counted = REVIEW_STATUSES.map(
    (status) => `(select count(*)::int from (
      select from reviews where status = '${status}' limit ${COUNTED_AT_MOST}) as first) as ${status}`,
  )
  const [row] = await readRows<Record<ReviewStatus, number>>(db, `select ${counted.join(', ')}`, [])
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}

export async function reviewById(db: Db, id: number): Promise<AdminReviewRow | undefined> {
  const [row] = await readRows<AdminReviewRow>(
    db,
    `select ${ADMIN_COLUMNS} ${FROM} where r.id = $1`,
    [id],
  )
  return row
}

export async function lockReview(trx: Trx, id: number): Promise<AdminReviewRow | undefined> {
  await readRows(trx, 'select id from reviews where id = $1 for update', [id])
  return reviewById(trx, id)
}

/** Whether an address has a delivered order, with the article where there is one. */
const IS_VERIFIED = (email: string, productId: string) => `exists (
  select from orders o where o.email = ${email} and o.status <> 'cancelled'
    and (o.status = 'completed' or exists (select from shipments s where s.order_id = o.id and s.status = 'delivered'))
    and (${productId} is null or exists (select from order_items i where i.order_id = o.id and i.product_id = ${productId})))`

export interface NewReview {
  productId: number | null
  rating: number
  title: string
  opinion: string
  name: string
  email: string
  language: Language
}

/** Undefined for an article that is not for sale. */
export async function insertReview(db: Db, review: NewReview): Promise<ReviewRow | undefined> {
  const { productId, rating, title, opinion, name, email, language } = review
  const [row] = await readRows<ReviewRow>(
    db,
    `with r as (
      insert into reviews (product_id, rating, title, opinion, name, email, language, is_purchase_verified)
      select $1::int, $2, $3, $4, $5, $6::citext, $7, ${IS_VERIFIED('$6::citext', '$1::int')}
      where $1::int is null or exists (select from products where id = $1::int and status = 'active')
      returning *
    )
    select ${REVIEW_COLUMNS} from r left join products p on p.id = r.product_id`,
    [productId, rating, title, opinion, name, email, language],
  )
  return row
}

export interface ReviewChange {
  status: ReviewStatus
  reply: string | null
  reason: string | null
}

/** An order that has arrived since makes it a checked purchase now. */
export async function writeReviewChange(
  trx: Trx,
  id: number,
  { status, reply, reason }: ReviewChange,
): Promise<void> {
  await readRows(
    trx,
    `update reviews r set status = $2, reply = $3, reason = $4, version = version + 1,
      replied_at = case when $3::text is null then null when reply is distinct from $3 then now() else replied_at end,
      decided_at = case when status <> $2 then now() else decided_at end,
      is_purchase_verified = is_purchase_verified or ${IS_VERIFIED('r.email', 'r.product_id')}
    where id = $1`,
    [id, status, reply, reason],
  )
}

export async function removeReview(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from reviews where id = $1', [id])
}
