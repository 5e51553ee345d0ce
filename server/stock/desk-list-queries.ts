import type { Language } from '#contract/plain/languages.ts'
import type { StockStatus } from '#contract/plain/statuses.ts'
import { likeText } from '#database/like-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { findByDeskWords, type FoundByWords } from '#server/catalogue/desk-words.ts'
import { localNameOrder } from '#server/catalogue/local-name.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

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
  /** Whose names it is ordered by: English ones unless told. */
  language?: Language | undefined
  limit: number | null
  offset: number
}

/** A place on the shelf: an article, or a colour of one. */
export interface DeskPlace {
  product_id: number
  product_color_id: number | null
}

const ORDER_BY: Record<Exclude<DeskSort, 'name'>, string> = {
  sku: 'p.sku',
  on_hand: 'shelf.on_hand',
  reserved: 'shelf.reserved',
  available: 'shelf.available',
  sold_30_days: 'coalesce(sold.pieces, 0)',
  days_of_cover: DAYS_OF_COVER,
}

/**
 * The places of a page, the one whose SKU is searched for first, with how many there are. Read from narrow
 * columns that indexes hold, since the rows of articles are long.
 */
export async function deskPlaces(
  db: Db,
  filter: DeskFilter,
  page: DeskPage,
): Promise<{ places: DeskPlace[]; total: number }> {
  const { search = '' } = filter
  const asked: Asked = {
    ...filter,
    search,
    // The few articles that come in colours are looked at one by one.
    found:
      search === ''
        ? undefined
        : await findByDeskWords(db, search, 'select product_id as id from product_colors'),
  }
  const found = placesOf(db, asked, page)
  const counted = isOfMany(asked) ? found.then(([first]) => first?.total) : countOf(db, asked)
  const [places, total] = await Promise.all([found, counted])
  return { places, total: total ?? (await countOf(db, asked)) }
}

/** So many were found that the shelf is read as a whole: once, with its count. */
function isOfMany({ found }: Asked): boolean {
  return found !== undefined && found.ids === undefined
}

interface Asked extends DeskFilter {
  search: string
  /** What was searched for. */
  found: FoundByWords | undefined
}

function placesOf(
  db: Db,
  asked: Asked,
  { sort, isAscending, language = 'en', limit, offset }: DeskPage,
): Promise<(DeskPlace & { total?: number })[]> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { search, state, buyForDays } = asked
  const isBySales = buyForDays !== undefined || sort === 'sold_30_days' || sort === 'days_of_cover'
  const isByName = sort === 'name' || sort === 'sku'
  const total = isOfMany(asked) ? `, least(count(*) over (), ${COUNTED_AT_MOST})::int as total` : ''
  const source = sourceOf(`shelf.product_id, shelf.product_color_id ${total}`, asked, given, {
    isBySales,
    isByName,
    // An index has the articles in order: the page is full after a few of them.
    isByArticle: search === '' && isByName && (state === undefined || state === 'in_stock'),
  })
  const exact = search === '' ? '' : `${isExact(given(search.toLowerCase()))} desc, `
  const order = sort === 'name' ? localNameOrder('p', language) : ORDER_BY[sort]
  const way = `${isAscending ? 'asc' : 'desc'}${sort === 'days_of_cover' ? ' nulls last' : ''}`
  return readRows<DeskPlace & { total?: number }>(
    db,
    `${eachTimeIfMany(asked)}${source}
    order by ${exact}${order} ${way}, shelf.product_id ${way}, shelf.product_color_id
    limit ${given(limit)} offset ${given(offset)}`,
    values,
  )
}

/** A place has this SKU. Those of articles are looked up beforehand: asked for each, their long rows would be read. */
function isExact(sku: string): string {
  return `case when k.id is null then shelf.product_id = any(array(select e.id from products e where lower(e.sku) = ${sku}))
    else lower(k.sku) = ${sku} end`
}

async function countOf(db: Db, asked: Asked): Promise<number> {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const how = { isBySales: asked.buyForDays !== undefined, isByArticle: false, isByName: false }
  const [count] = await readRows<{ total: number }>(
    db,
    asked.search === ''
      ? sourceOf('count(*)::int as total', asked, given, how)
      : `${eachTimeIfMany(asked)}select count(*)::int as total from (${sourceOf('', asked, given, how)} limit ${COUNTED_AT_MOST}) place`,
    values,
  )
  return count?.total ?? 0
}

interface Reading {
  isBySales: boolean
  isByName: boolean
  isByArticle: boolean
}

/**
 * `with … select … from … where …`: few articles are asked for their places, many are joined with the whole shelf,
 * and where nothing of the articles themselves is asked the shelf is read alone.
 */
function sourceOf(
  columns: string,
  asked: Asked,
  given: (value: unknown) => string,
  { isBySales, isByName, isByArticle }: Reading,
): string {
  const { found, productIds, state, brandId, buyForDays } = asked
  const isFew = isByArticle || found?.ids !== undefined || productIds !== undefined
  const isOfArticles =
    isByName || state !== undefined || brandId !== undefined || buyForDays !== undefined
  const parts = [
    ...(found !== undefined && isOfMany(asked)
      ? [`found as materialized (${found.select(given)})`]
      : []),
    ...(isBySales ? [SOLD] : []),
    ...(isFew ? [] : [SHELF]),
  ]
  const whole = isOfArticles ? 'products p join shelf on shelf.product_id = p.id' : 'shelf'
  const conditions = [
    isFew || isOfArticles ? NOT_ARCHIVED : NOT_OF_ARCHIVED,
    ...conditionsOf(asked, given),
  ]
  return `${parts.length === 0 ? '' : `with ${parts.join(', ')}`}
    select ${columns} from ${isFew ? `products p ${SHELF_OF_ARTICLE}` : whole}
    ${found === undefined ? '' : COLOR_OF_PLACE} ${isBySales ? SOLD_OF_PLACE : ''}
    where ${conditions.slice(productIds === undefined ? 0 : 1).join(' and ')}`
}

const NOT_ARCHIVED = "p.status <> 'archived'"
const NOT_OF_ARCHIVED =
  "shelf.product_id not in (select a.id from products a where a.status = 'archived')"

function eachTimeIfMany(asked: Asked): string {
  return isOfMany(asked) ? PLANNED_EACH_TIME : ''
}

function conditionsOf(
  { search, found, state, brandId, productIds, buyForDays }: Asked,
  given: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (found !== undefined) {
    conditions.push(
      found.ids === undefined
        ? '(shelf.product_id in (select id from found)) is true'
        : `p.id = any(${given(found.ids)}::int[])`,
      isColorMeant(given(search.split(/\s+/).map((word) => `%${likeText(word)}%`))),
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

/** Of an article in colours, those places that have every word themselves or by their article. */
function isColorMeant(words: string): string {
  return `(shelf.product_id not in (select product_id from product_colors)
    or plain_text(concat_ws(' ', k.sku, c.name, c.name_nl, c.name_fr,
      (select d.words from product_desk_words d where d.product_id = shelf.product_id)))
    like all (array(select plain_text(word) from unnest(${words}::text[]) word)))`
}
