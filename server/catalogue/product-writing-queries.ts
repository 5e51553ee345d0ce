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

function columnsOf(fields: ProductFields, derived: DerivedColumns): [string, unknown][] {
  return [
    ...PLAIN.map((name): [string, unknown] => [name, fields[name]]),
    ['regular_price_cents', fromWire(fields.regular_price)],
    ['sale_price_cents', fields.sale_price === null ? null : fromWire(fields.sale_price)],
    ['vat_rate', rateOf(fields.vat_rate)],
    ['warranty_months', fields.warranty === 'lifetime' ? null : Number(fields.warranty)],
    ...Object.entries(derived),
  ]
}

/** Writes a new article with its first price; its stock begins with nothing. */
export async function insertProduct(
  trx: Trx,
  fields: ProductFields,
  derived: DerivedColumns,
): Promise<number> {
  const columns = columnsOf(fields, derived)
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into products (${columns.map(([name]) => name).join(', ')}, listed_price_cents)
    values (${columns.map((_, place) => `$${place + 1}`).join(', ')}, 0) returning id`,
    columns.map(([, value]) => value),
  )
  if (row === undefined) throw new Error('The article was not written')
  await readRows(
    trx,
    `with listed as (
      update products set listed_price_cents = effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())
      where id = $1 returning id, listed_price_cents
    )
    insert into price_history (product_id, price_cents) select id, listed_price_cents from listed`,
    [row.id],
  )
  return row.id
}

export async function updateProduct(
  trx: Trx,
  id: number,
  fields: ProductFields,
  derived: DerivedColumns,
): Promise<void> {
  const columns = columnsOf(fields, derived)
  const changes = columns.map(([name], place) => `${name} = $${place + 2}`)
  await readRows(
    trx,
    `update products set ${changes.join(', ')}, version = version + 1 where id = $1`,
    [id, ...columns.map(([, value]) => value)],
  )
}

/** Changed prices are listed and noted. */
export async function listPricesAnew(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'select list_prices_anew(array[$1::int])', [id])
}

/** A pack without a number of its own prints what its members print. */
export async function countPagesOfPack(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `update products p set impressions = pages.sum
    from (
      select sum(q.impressions * m.quantity)::int as sum
      from pack_members m join products q on q.id = m.member_id
      where m.pack_id = $1 having bool_and(q.impressions is not null)
    ) pages where p.id = $1 and p.impressions is null`,
    [id],
  )
}

/** Makes the keys and words anew of an article and of those that are found by its codes: what replaces it, and packs. */
export async function refreshSearch(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `with direct as (
      select $1::int as id union select p.id from products p where p.replaces_product_id = $1
    ), touched as (
      select id from direct union select m.pack_id from pack_members m join direct on direct.id = m.member_id
    ), ids as materialized (select array(select id from touched order by id) as all_ids)
    select refresh_product_search(all_ids) from ids`,
    [id],
  )
  await readRows(trx, 'select learn_search_words(array[$1::int])', [id])
}

/** Articles are counted by whether they can be sold now. */
export async function refreshInStockOf(trx: Trx, id: number): Promise<void> {
  await readRows(
    trx,
    `update products p set in_stock = sellable_stock(p.id, p.stock_kind) > 0
    where p.id = $1 and p.in_stock <> (sellable_stock(p.id, p.stock_kind) > 0)`,
    [id],
  )
}

/** Whether another article has, or had, this address. */
export async function isProductSlugTaken(
  trx: Trx,
  slug: string,
  id: number | null,
): Promise<boolean> {
  const rows = await readRows(
    trx,
    `select from products where slug = $1 and id is distinct from $2
    union all select from former_slugs where kind = 'product' and slug = $1 and target_id is distinct from $2`,
    [slug, id],
  )
  return rows.length > 0
}

/** Of these codes the first that another article, or a colour of one, has already. */
export async function takenSku(
  trx: Trx,
  skus: readonly string[],
  id: number | null,
): Promise<string | undefined> {
  const [row] = await readRows<{ sku: string }>(
    trx,
    `select sku from products where sku = any($1::text[]) and id is distinct from $2
    union all select sku from product_colors where sku = any($1::text[]) and product_id is distinct from $2 limit 1`,
    [skus, id],
  )
  return row?.sku
}

export async function isEanTaken(trx: Trx, ean: string, id: number | null): Promise<boolean> {
  const rows = await readRows(
    trx,
    'select from products where ean_number = $1 and id is distinct from $2',
    [ean, id],
  )
  return rows.length > 0
}

/** Of these printers those that are none. */
export function unknownPrinters(trx: Trx, ids: readonly number[]): Promise<{ id: number }[]> {
  return readRows(
    trx,
    'select w.id from unnest($1::int[]) as w (id) where not exists (select from printers q where q.id = w.id)',
    [ids],
  )
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
