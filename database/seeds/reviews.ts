import { readFileSync } from 'node:fs'

import type { Language } from '#contract/plain/languages.ts'
import { readRows, type Trx } from '#database/pool.ts'

import { repeatableRandom } from './random.ts'

/** Stars, language, first name, title, opinion and, where the shop answered, its answer. */
type Words = [
  rating: number,
  language: Language,
  name: string,
  title: string,
  opinion: string,
  reply?: string,
]
/** The same with the article's SKU before it; null: about the shop. */
type WordsOfArticle = [sku: string | null, ...Words]

interface Fact {
  sku: string | null
  words: Words
  status: 'pending' | 'published'
}

const DAY_MS = 86_400_000
const HISTORY_DAYS = 540
/** Of those that could have an order behind them: the others wrote without one, or under another address. */
const WITH_ORDER = 0.8

/** What invented people say of the shop and its articles; most of them bought what they speak of. */
export async function seedReviews(trx: Trx, now: Date): Promise<void> {
  const random = repeatableRandom(7)
  const arrivals = arrivalsByArticle(await delivered(trx, now))
  const ids = await idsOfArticles(trx)
  const rows = facts().map(({ sku, words, status }, index) => {
    const [rating, language, name, title, opinion, reply] = words
    const productId = sku === null ? null : (ids.get(sku) ?? null)
    const arrival = random() < WITH_ORDER ? arrivals.get(productId)?.pop() : undefined
    const waited = (arrival === undefined ? random() * HISTORY_DAYS : 1 + random() * 14) * DAY_MS
    const from = arrival === undefined ? now.getTime() - waited : arrival.at.getTime() + waited
    const isNew = status === 'pending'
    const at = isNew ? now.getTime() - random() * 2 * DAY_MS : Math.min(from, now.getTime())
    return {
      product_id: productId,
      rating,
      language,
      name,
      title,
      opinion,
      email: arrival?.email ?? `review-${index}@octavo.test`,
      is_purchase_verified: arrival !== undefined,
      status,
      created_at: new Date(at),
      reply: reply ?? null,
      replied_at: reply === undefined ? null : new Date(Math.min(at + DAY_MS, now.getTime())),
      decided_at: isNew ? null : new Date(Math.min(at + DAY_MS / 2, now.getTime())),
    }
  })
  await trx.insertInto('reviews').values(rows).execute()
}

function facts(): Fact[] {
  const articles = read<WordsOfArticle>('product-reviews')
  const shop = read<Words>('shop-reviews')
  const waiting = read<WordsOfArticle>('waiting-reviews')
  return [
    ...articles.map(([sku, ...words]) => ({ sku, words, status: 'published' as const })),
    ...shop.map((words) => ({ sku: null, words, status: 'published' as const })),
    ...waiting.map(([sku, ...words]) => ({ sku, words, status: 'pending' as const })),
  ]
}

function read<T>(file: string): T[] {
  return JSON.parse(readFileSync(new URL(`./content/${file}.json`, import.meta.url), 'utf8')) as T[]
}

interface Delivered {
  email: string
  at: Date
  articles: number[]
}

/** Orders of guests that have arrived: an address each. */
function delivered(trx: Trx, now: Date): Promise<Delivered[]> {
  return readRows<Delivered>(
    trx,
    `select o.email::text as email, max(s.delivered_at) as at, array_agg(distinct i.product_id) as articles
    from orders o join shipments s on s.order_id = o.id join order_items i on i.order_id = o.id
    where o.status = 'completed' and o.user_id is null and s.delivered_at < $1 and i.product_id is not null
    group by o.id order by o.id`,
    [now],
  )
}

/** Each order stands behind one review: of one of its articles, or of the shop, under null. */
function arrivalsByArticle(orders: readonly Delivered[]): Map<number | null, Delivered[]> {
  const arrivals = new Map<number | null, Delivered[]>()
  for (const [index, order] of orders.entries()) {
    const article = index % 3 === 0 ? null : (order.articles[index % order.articles.length] ?? null)
    arrivals.set(article, [...(arrivals.get(article) ?? []), order])
  }
  return arrivals
}

async function idsOfArticles(trx: Trx): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('products').select(['id', 'sku']).execute()
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}
