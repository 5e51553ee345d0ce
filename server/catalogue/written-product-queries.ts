import type { Columns } from '#database/columns.ts'
import { inNameOrder } from '#database/name-order.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import type { FitRow } from './desk-product-queries.ts'
import type { ImageRow } from './product-columns.ts'

/** What staff have written of an article, as it lies in the tables. */
export interface WrittenRow extends Columns<
  'products',
  | 'sku'
  | 'ean_number'
  | 'slug'
  | 'manufacturer_code'
  | 'cartridge_code'
  | 'search_codes'
  | 'series'
  | 'color_group'
  | 'name'
  | 'name_nl'
  | 'name_fr'
  | 'short_description'
  | 'short_description_nl'
  | 'short_description_fr'
  | 'description'
  | 'description_nl'
  | 'description_fr'
  | 'seo_title'
  | 'seo_title_nl'
  | 'seo_title_fr'
  | 'seo_description'
  | 'seo_description_nl'
  | 'seo_description_fr'
  | 'brand_id'
  | 'category_id'
  | 'color_id'
  | 'type'
  | 'origin'
  | 'status'
  | 'regular_price_cents'
  | 'sale_price_cents'
  | 'sale_from'
  | 'sale_to'
  | 'vat_rate'
  | 'low_stock_threshold'
  | 'impressions'
  | 'yield_standard'
  | 'ml'
  | 'number_of_cartridges'
  | 'capacity'
  | 'warranty_months'
  | 'weight_grams'
  | 'replaces_product_id'
  | 'linked_product_id'
  | 'successor_id'
> {
  images: ImageRow[] | null
  colors: WrittenColor[] | null
  members: [id: number, quantity: number][]
  related_ids: number[]
  fits: Pick<FitRow, 'printer_id' | 'source' | 'note' | 'confirmed'>[]
}

export interface WrittenColor extends Columns<
  'product_colors',
  'sku' | 'color_id' | 'price_cents'
> {
  /** Pieces on the shelf; left out where they are not looked at. */
  on_hand?: number
}

/** One of several articles, with what a file says of them besides. */
export interface StockedRow
  extends WrittenRow, Columns<'products', 'id' | 'version' | 'stock_kind'> {
  colors: Required<WrittenColor>[] | null
  fits: FitRow[]
  /** Pieces on the shelf of an article counted by one number; else null. */
  on_hand: number | null
}

/** These articles as they are written, in the order of their ids; those that are none are left out. */
export function stockedRows(db: Db, ids: readonly number[]): Promise<StockedRow[]> {
  return readRows<StockedRow>(
    db,
    `select p.id, p.version, p.stock_kind, p.sku, p.ean_number, p.slug, p.manufacturer_code, p.cartridge_code, p.search_codes,
      p.series, p.color_group, p.name, p.name_nl, p.name_fr, p.short_description, p.short_description_nl, p.short_description_fr,
      p.description, p.description_nl, p.description_fr, p.seo_title, p.seo_title_nl, p.seo_title_fr,
      p.seo_description, p.seo_description_nl, p.seo_description_fr, p.brand_id, p.category_id, p.color_id, p.type, p.origin,
      p.status, p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, p.vat_rate, p.low_stock_threshold,
      p.impressions, p.yield_standard, p.ml, p.number_of_cartridges, p.capacity, p.warranty_months, p.weight_grams,
      p.replaces_product_id, p.linked_product_id, p.successor_id,
      (select json_agg(json_build_array(i.path, i.alt, i.alt_nl, i.alt_fr) order by i.position, i.id)
        from product_images i where i.product_id = p.id and i.product_color_id is null) as images,
      case when p.stock_kind = 'colors' then (
        select json_agg(json_build_object('sku', c.sku, 'color_id', c.color_id, 'price_cents', c.price_cents,
          'on_hand', coalesce(s.on_hand, 0)) order by c.position, c.id)
        from product_colors c left join stock s on s.product_id = p.id and s.product_color_id = c.id
        where c.product_id = p.id) end as colors,
      case when p.stock_kind = 'pack' then (
        select coalesce(json_agg(json_build_array(m.member_id, m.quantity) order by m.position, m.member_id), '[]')
        from pack_members m where m.pack_id = p.id) else '[]' end as members,
      array(select r.related_id from related_products r where r.product_id = p.id order by r.position, r.related_id) as related_ids,
      (select coalesce(json_agg(json_build_object('printer_id', q.id, 'slug', q.slug, 'name', q.name, 'source', f.source,
          'note', f.note, 'confirmed', f.is_confirmed) order by ${inNameOrder('q.name')}, q.id), '[]')
        from fits f join printers q on q.id = f.printer_id where f.product_id = p.id) as fits,
      case when p.stock_kind = 'single' then coalesce((
        select s.on_hand from stock s where s.product_id = p.id and s.product_color_id is null), 0) end as on_hand
    from products p where p.id = any($1::int[]) order by p.id`,
    [ids],
  )
}

/** The locks that everybody takes who changes articles, in the order of their ids. */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(
    trx,
    'select id from products where id = any($1::int[]) order by id for no key update',
    [ids],
  )
}
