import type { StockStatus } from '#contract/plain/statuses.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows } from '#database/pool.ts'
import { foundByDeskWords } from '#server/catalogue/desk-words.ts'

import {
  COLOR_OF_PLACE,
  DAYS_OF_COVER,
  SCARCE_STOCK,
  SHELF,
  SHELF_OF_ARTICLE,
  SOLD,
  SOLD_OF_PLACE,
  STATES,
} from './desk-parts.ts'

export interface DeskFilter {
  search?: string | undefined
  state?: StockStatus | 'scarce' | undefined
  brandId?: number | undefined
  /** Only these articles, archived ones too, which are left out otherwise. */
  productIds?: readonly number[]
  /** Only what will not last for so many days; packs, which are never bought, are left out. */
  buyForDays?: number
}

export type DeskSort =
  | 'name'
  | 'sku'
  | 'on_hand'
  | 'reserved'
  | 'available'
  | 'sold_30_days'
  | 'days_of_cover'

export interface DeskPage {
  sort: DeskSort
  isAscending: boolean
  limit: number | null
  offset: number
}

/** A place on the shelf: an article, or a colour of one. */
export interface DeskPlace {
  product_id: number
  product_color_id: number | null
}

const ORDER_BY: Record<DeskSort, string> = {
  name: 'p.name',
  sku: 'p.sku',
  on_hand: 'shelf.on_hand',
  reserved: 'shelf.reserved',
  available: 'shelf.available',
  sold_30_days: 'coalesce(sold.pieces, 0)',
  days_of_cover: DAYS_OF_COVER,
}

/** A search is counted as far as this: nobody turns so many pages. */
const COUNTED_AT_MOST = 10_000

/**
 * The places of a page, the one whose SKU is searched for first, with how many there are. Read from narrow
 * columns that indexes hold, since the rows of articles are long.
 */
export async function deskPlaces(
  db: Db,
  filter: DeskFilter,
  page: DeskPage,
): Promise<{ places: DeskPlace[]; total: number }> {
  const [places, total] = await Promise.all([placesOf(db, filter, page), countOf(db, filter)])
  return { places, total }
}

function placesOf(
  db: Db,
  filter: DeskFilter,
  { sort, isAscending, limit, offset }: DeskPage,
): Promise<DeskPlace[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search = '', buyForDays } = filter
  const isBySales = buyForDays !== undefined || sort === 'sold_30_days' || sort === 'days_of_cover'
  const isByName = sort === 'name' || sort === 'sku'
  const source = sourceOf(filter, given, {
    isBySales,
    // An index has the articles in order: the page is full after a few of them.
    isByArticle: isByName && (filter.state === undefined || filter.state === 'in_stock'),
  })
  const exact =
    search === '' ? '' : `lower(coalesce(k.sku, p.sku)) <> ${given(search.toLowerCase())}, `
  const way = `${isAscending ? 'asc' : 'desc'}${sort === 'days_of_cover' ? ' nulls last' : ''}`
  return readRows<DeskPlace>(
    db,
    `${source.replace('COLUMNS', 'shelf.product_id, shelf.product_color_id')}
    order by ${exact}${ORDER_BY[sort]} ${way}, p.id ${way}, shelf.product_color_id
    limit ${given(limit)} offset ${given(offset)}`,
    values,
  )
}

async function countOf(db: Db, filter: DeskFilter): Promise<number> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const isBySales = filter.buyForDays !== undefined
  const source = sourceOf(filter, given, { isBySales, isByArticle: false })
  const isSearch = (filter.search ?? '') !== ''
  const [count] = await readRows<{ total: number }>(
    db,
    isSearch
      ? `select count(*)::int as total from (${source.replace('COLUMNS', '')} limit ${COUNTED_AT_MOST}) place`
      : source.replace('COLUMNS', 'count(*)::int as total'),
    values,
  )
  return count?.total ?? 0
}

/** `with … select COLUMNS from … where …`: few articles are asked for their places, many are joined with the whole shelf. */
function sourceOf(
  filter: DeskFilter,
  given: (value: unknown) => string,
  { isBySales, isByArticle }: { isBySales: boolean; isByArticle: boolean },
): string {
  const { search = '', productIds } = filter
  const isFew = isByArticle || search !== '' || productIds !== undefined
  const parts = [
    ...(search === '' ? [] : [foundArticles(search, given)]),
    ...(isBySales ? [SOLD] : []),
    ...(isFew ? [] : [SHELF]),
  ]
  return `${parts.length === 0 ? '' : `with ${parts.join(', ')}`}
    select COLUMNS from ${search === '' ? '' : 'found join'} products p ${search === '' ? '' : 'on p.id = found.id'}
    ${isFew ? SHELF_OF_ARTICLE : 'join shelf on shelf.product_id = p.id'}
    ${search === '' ? '' : COLOR_OF_PLACE} ${isBySales ? SOLD_OF_PLACE : ''}
    where ${conditionsOf(filter, given).join(' and ')}`
}

/** By the index of their words; the few that come in colours are looked at one by one. */
function foundArticles(search: string, given: (value: unknown) => string): string {
  return `found as materialized (
      select p.id from products p where ${foundByDeskWords(search, given)}
      union select product_id from product_colors
    )`
}

function conditionsOf(filter: DeskFilter, given: (value: unknown) => string): string[] {
  const { search = '', state, brandId, productIds, buyForDays } = filter
  const conditions = [productIds === undefined ? "p.status <> 'archived'" : 'true']
  if (search !== '') {
    const words = search.split(/\s+/).map((word) => `%${likeText(word)}%`)
    conditions.push(
      `(p.stock_kind <> 'colors' or plain_text(concat_ws(' ', k.sku, c.name, c.name_nl, c.name_fr, p.desk_words))
        like all (array(select plain_text(word) from unnest(${given(words)}::text[]) word)))`,
    )
  }
  if (state !== undefined) conditions.push(state === 'scarce' ? SCARCE_STOCK : STATES[state])
  if (brandId !== undefined) conditions.push(`p.brand_id = ${given(brandId)}`)
  if (productIds !== undefined) conditions.push(`p.id = any(${given(productIds)}::int[])`)
  if (buyForDays !== undefined) {
    conditions.push(
      `p.stock_kind <> 'pack' and sold.pieces > 0 and shelf.available * 30 < sold.pieces * ${given(buyForDays)}::int`,
    )
  }
  return conditions
}
