import { fromWire, rateOf } from '#contract/plain/money.ts'
import { readRows, type Trx } from '#database/pool.ts'

import type { ProductFields } from './product-fields.ts'

/** Columns that hold what is written as it is. */
const PLAIN = [
  'sku',
  'ean_number',
  'slug',
  'manufacturer_code',
  'cartridge_code',
  'search_codes',
  'series',
  'color_group',
  'name',
  'name_nl',
  'name_fr',
  'short_description',
  'short_description_nl',
  'short_description_fr',
  'description',
  'description_nl',
  'description_fr',
  'seo_title',
  'seo_title_nl',
  'seo_title_fr',
  'seo_description',
  'seo_description_nl',
  'seo_description_fr',
  'brand_id',
  'category_id',
  'color_id',
  'type',
  'origin',
  'status',
  'sale_from',
  'sale_to',
  'low_stock_threshold',
  'impressions',
  'yield_standard',
  'ml',
  'number_of_cartridges',
  'capacity',
  'weight_grams',
  'replaces_product_id',
  'linked_product_id',
  'successor_id',
] as const satisfies readonly (keyof ProductFields)[]

/** What follows from the fields, worked out by the use case. */
export interface DerivedColumns {
  color_slugs: string[]
  stock_kind: 'single' | 'colors' | 'pack'
  /** The main picture; '' without any. */
  thumbnail: string
}

/** An article that is to be written. */
export interface Writing {
  id: number
  fields: ProductFields
  /** Undefined for a new one. */
  before: ProductFields | undefined
  derived: DerivedColumns
}

type Column = (typeof PLAIN)[number] | keyof DerivedColumns | keyof typeof MADE

/** Columns that hold what is written in another form. */
const MADE = {
  regular_price_cents: ({ regular_price: price }: ProductFields) => fromWire(price),
  sale_price_cents: ({ sale_price: price }: ProductFields) =>
    price === null ? null : fromWire(price),
  vat_rate: ({ vat_rate: rate }: ProductFields) => rateOf(rate),
  warranty_months: ({ warranty }: ProductFields) =>
    warranty === 'lifetime' ? null : Number(warranty),
} as const

/** The field a column is made of. */
const SOURCE: Record<keyof typeof MADE, keyof ProductFields> = {
  regular_price_cents: 'regular_price',
  sale_price_cents: 'sale_price',
  vat_rate: 'vat_rate',
  warranty_months: 'warranty',
}
const MADE_NAMES = Object.keys(MADE) as (keyof typeof MADE)[]
const DERIVED = [
  'color_slugs',
  'stock_kind',
  'thumbnail',
] as const satisfies readonly (keyof DerivedColumns)[]

function rowsOf(articles: readonly Writing[], columns: readonly Column[]): string {
  const wanted = new Set<string>(columns)
  return JSON.stringify(
    articles.map(({ id, fields, derived }) => ({
      id,
      ...Object.fromEntries(
        PLAIN.filter((name) => wanted.has(name)).map((name) => [name, fields[name]]),
      ),
      ...Object.fromEntries(
        MADE_NAMES.filter((name) => wanted.has(name)).map((name) => [name, MADE[name](fields)]),
      ),
      ...derived,
    })),
  )
}

/** Ids for articles that are about to be written, so that they can name each other. */
export async function newProductIds(trx: Trx, count: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    trx,
    "select nextval(pg_get_serial_sequence('products', 'id'))::int as id from generate_series(1, $1::int)",
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Writes new articles with their first prices; their stock begins with nothing. */
export async function insertProducts(trx: Trx, articles: readonly Writing[]): Promise<void> {
  const columns = [...PLAIN, ...MADE_NAMES, ...DERIVED]
  await readRows(
    trx,
    `insert into products (id, ${columns.join(', ')}, listed_price_cents)
    select id, ${columns.join(', ')}, effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())
    from json_populate_recordset(null::products, $1::json)`,
    [rowsOf(articles, columns)],
  )
  await readRows(
    trx,
    `insert into price_history (product_id, price_cents)
    select id, listed_price_cents from products where id = any($1::int[])`,
    [articles.map(({ id }) => id)],
  )
}

/** Columns that words for the search are made of. */
const WORDED = [
  'name',
  'name_nl',
  'name_fr',
  'short_description',
  'short_description_nl',
  'short_description_fr',
  'brand_id',
  'category_id',
  'color_id',
  'type',
] as const satisfies readonly Column[]
/** Columns that decide what an article is listed for. */
const PRICED = [
  'regular_price_cents',
  'sale_price_cents',
  'sale_from',
  'sale_to',
  'impressions',
] as const satisfies readonly Column[]
const LISTED = `listed_price_cents = l.price, listed_cost_per_page = cost_per_page(l.price, w.impressions),
  lowest_price_30d_cents = lowest_price_after(p.id, l.price, p.listed_price_cents, p.lowest_price_30d_cents)`

/**
 * Writes what differs in any of them, with what they are listed for and the words that they are found by,
 * which the printers they fit belong to: one version more for each, and written once, since an article is in
 * some forty indexes.
 */
export async function updateProducts(trx: Trx, articles: readonly Writing[]): Promise<void> {
  const differs = (name: keyof ProductFields) =>
    articles.some(
      ({ fields, before }) => JSON.stringify(fields[name]) !== JSON.stringify(before?.[name]),
    )
  const changed = [...PLAIN.filter(differs), ...MADE_NAMES.filter((name) => differs(SOURCE[name]))]
  const has = (columns: readonly Column[]) =>
    columns.some((name) => changed.includes(name as never))
  const isWorded = has(WORDED) || differs('printers')
  const isPriced = has(PRICED)
  const columns: Column[] = [...changed, ...DERIVED]
  const sets = columns.map((name) => `${name} = w.${name}`)
  if (isWorded) sets.push('name_document = d.names', 'search_document = d.words')
  if (isPriced) sets.push(LISTED)
  await readRows(
    trx,
    `with written as (
      update products p set ${sets.join(', ')}, version = p.version + 1
      from json_populate_recordset(null::products, $1::json) w
      ${isWorded ? 'cross join lateral product_documents(w) d' : ''}
      ${isPriced ? 'cross join lateral (select effective_price(w.regular_price_cents, w.sale_price_cents, w.sale_from, w.sale_to, now()) as price) l' : ''}
      where w.id = p.id returning p.id, p.listed_price_cents as price, old.listed_price_cents as before
    )
    insert into price_history (product_id, price_cents) select id, price from written where price <> before`,
    [rowsOf(articles, [...columns, ...(isWorded ? WORDED : []), ...(isPriced ? PRICED : [])])],
  )
}

/** Changed prices are listed and noted. */
export async function listPricesAnew(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(trx, 'select list_prices_anew($1::int[])', [ids])
}

/** A pack without a number of its own prints what its members print. */
export async function countPagesOfPacks(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(
    trx,
    `update products p set impressions = pages.sum
    from (
      select m.pack_id, sum(q.impressions * m.quantity)::int as sum
      from pack_members m join products q on q.id = m.member_id
      where m.pack_id = any($1::int[]) group by m.pack_id having bool_and(q.impressions is not null)
    ) pages where p.id = pages.pack_id and p.impressions is null`,
    [ids],
  )
}

/** Articles are counted by whether they can be sold now. */
export async function refreshInStockOf(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(
    trx,
    `update products p set in_stock = sellable_stock(p.id, p.stock_kind) > 0
    where p.id = any($1::int[]) and p.in_stock <> (sellable_stock(p.id, p.stock_kind) > 0)`,
    [ids],
  )
}

/** Whether another article has, or had, this address. */
export async function isProductSlugTaken(
  trx: Trx,
  slug: string,
  id: number | null,
): Promise<boolean> {
  const owners = await slugOwners(trx, [slug])
  return owners.some(({ id: owner }) => owner !== id)
}

/** An article that has a code or an address already. */
export interface Owner {
  id: number
  code: string
}

/** The articles that have these addresses, or had them. */
export function slugOwners(trx: Trx, slugs: readonly string[]): Promise<Owner[]> {
  return readRows(
    trx,
    `select id, slug as code from products where slug = any($1::text[])
    union all select target_id, slug from former_slugs where kind = 'product' and slug = any($1::text[])`,
    [slugs],
  )
}

/** The articles that have these SKUs, for themselves or for a colour. */
export function skuOwners(trx: Trx, skus: readonly string[]): Promise<Owner[]> {
  return readRows(
    trx,
    `select id, sku as code from products where sku = any($1::text[])
    union all select product_id, sku from product_colors where sku = any($1::text[])`,
    [skus],
  )
}

export function eanOwners(trx: Trx, eans: readonly string[]): Promise<Owner[]> {
  return readRows(
    trx,
    'select id, ean_number as code from products where ean_number = any($1::text[])',
    [eans],
  )
}

/** Those of these ids that are printers. */
export async function knownPrinters(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await readRows<{ id: number }>(
    trx,
    'select id from printers where id = any($1::int[])',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes an article and the addresses it had. Whatever still names it stops that. */
export async function deleteProductRow(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `with forgotten as (delete from former_slugs where kind = 'product' and target_id = $1)
    delete from products where id = $1`,
    [id],
  )
}
