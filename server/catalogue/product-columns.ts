import type { Columns } from '#database/columns.ts'

/** The house brand's article in stock that replaces `products p`, the one sold most: a `HouseArticle`. */
export const HOUSE_ARTICLE = `(
    select json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'name_nl', a.name_nl, 'name_fr', a.name_fr,
      'price_cents', effective_price(a.regular_price_cents, a.sale_price_cents, a.sale_from, a.sale_to, now()), 'vat_rate', a.vat_rate)
    from products a where a.replaces_product_id = p.id and a.status = 'active' and a.in_stock
    order by a.popularity desc, a.id limit 1)`

export interface HouseArticle extends Columns<
  'products',
  'id' | 'slug' | 'name' | 'name_nl' | 'name_fr' | 'vat_rate'
> {
  price_cents: number
}

/** What sellable_stock() answers; the function is called for packs alone, since a call costs more than what it reads. */
export const SELLABLE_STOCK = `case when p.stock_kind = 'pack' then sellable_stock(p.id, p.stock_kind)
    else (select coalesce(sum(s.on_hand - s.reserved), 0)::int from stock s where s.product_id = p.id) end`

/** What changes without anybody writing the article: prices are those of `now()`, stock is what can be sold now. From `products p`. */
const LIVE = `
  p.id,
  effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()) as price_cents,
  ${SELLABLE_STOCK} as stock,
  case when p.stock_kind = 'colors' then (
    select json_agg(json_build_object(
      'id', c.id, 'sku', c.sku, 'color_id', c.color_id, 'price_cents', c.price_cents,
      'stock', coalesce(s.on_hand - s.reserved, 0),
      'images', (select json_agg(json_build_array(i.path, i.alt, i.alt_nl, i.alt_fr) order by i.position, i.id)
        from product_images i where i.product_color_id = c.id)
    ) order by c.position, c.id)
    from product_colors c left join stock s on s.product_id = p.id and s.product_color_id = c.id
    where c.product_id = p.id) end as colors,
  (select json_build_array(r.name, effective_price(r.regular_price_cents, r.sale_price_cents, r.sale_from, r.sale_to, now()))
    from products r where r.id = p.replaces_product_id and r.status = 'active') as original,
  case when p.stock_kind = 'pack' then (
    select sum(effective_price(q.regular_price_cents, q.sale_price_cents, q.sale_from, q.sale_to, now()) * m.quantity)::int
    from pack_members m join products q on q.id = m.member_id where m.pack_id = p.id) end as parts_price_cents,
  case when p.origin = 'original' and not p.in_stock then ${HOUSE_ARTICLE} end as stand_in`

/** The others: they change with the article's row, its pictures or its printers, and are kept by product-memory.ts. */
const LASTING = `
  p.slug, p.sku, p.ean_number, p.manufacturer_code,
  p.name, p.name_nl, p.name_fr,
  p.short_description, p.short_description_nl, p.short_description_fr,
  p.description, p.description_nl, p.description_fr,
  p.brand_id, p.category_id, p.color_id, p.color_slugs, p.type, p.origin, p.capacity,
  p.regular_price_cents, p.sale_price_cents, p.lowest_price_30d_cents, p.vat_rate,
  p.impressions, p.yield_standard, p.ml, p.number_of_cartridges, p.warranty_months, p.weight_grams,
  p.thumbnail, p.printer_count, p.low_stock_threshold, p.review_count, p.review_stars, p.created_at, p.cartridge_code,
  (select json_agg(json_build_array(i.path, i.alt, i.alt_nl, i.alt_fr) order by i.position, i.id)
    from product_images i where i.product_id = p.id and i.product_color_id is null) as images,
  (select b.name from fits f join printers q on q.id = f.printer_id join brands b on b.id = q.brand_id
    where f.product_id = p.id order by f.printer_id limit 1) as printer_brand`

/** Of the row in `products p`: another after every change of it. */
const ROW_VERSION = 'p.xmin::text as row_version'

/** The columns of a product as every list and page shows it, from `products p`. Children come as JSON, so one statement answers a list. */
export const PRODUCT_COLUMNS = `${LIVE}, ${LASTING}`

/** A part of them that is read for every answer. The rest comes from product-memory.ts. */
export const LIVE_COLUMNS = `${LIVE}, ${ROW_VERSION}`

/** The rest. */
export const LASTING_COLUMNS = `p.id, ${ROW_VERSION}, ${LASTING}`

/** A row of PRODUCT_COLUMNS. */
export interface ProductRow extends Live, Lasting {}

/** A row of LIVE_COLUMNS. */
export interface LiveRow extends Live {
  row_version: string
}

/** A row of LASTING_COLUMNS. */
export interface LastingRow extends Lasting {
  row_version: string
}

interface Live {
  id: number
  price_cents: number
  stock: number
  colors: ProductColorRow[] | null
  original: [name: string, priceCents: number] | null
  /** What the members of a pack cost one by one. */
  parts_price_cents: number | null
  stand_in: HouseArticle | null
}

interface Lasting extends Columns<
  'products',
  | 'id'
  | 'slug'
  | 'sku'
  | 'ean_number'
  | 'manufacturer_code'
  | 'name'
  | 'name_nl'
  | 'name_fr'
  | 'short_description'
  | 'short_description_nl'
  | 'short_description_fr'
  | 'description'
  | 'description_nl'
  | 'description_fr'
  | 'brand_id'
  | 'category_id'
  | 'color_id'
  | 'color_slugs'
  | 'type'
  | 'origin'
  | 'capacity'
  | 'regular_price_cents'
  | 'sale_price_cents'
  | 'lowest_price_30d_cents'
  | 'vat_rate'
  | 'impressions'
  | 'yield_standard'
  | 'ml'
  | 'number_of_cartridges'
  | 'warranty_months'
  | 'weight_grams'
  | 'thumbnail'
  | 'printer_count'
  | 'low_stock_threshold'
  | 'review_count'
  | 'review_stars'
  | 'created_at'
  | 'cartridge_code'
> {
  images: ImageRow[] | null
  /** Whose printers it is for. */
  printer_brand: string | null
}

export interface ProductColorRow extends Columns<
  'product_colors',
  'id' | 'sku' | 'color_id' | 'price_cents'
> {
  stock: number
  images: ImageRow[] | null
}

/** A picture and what is said of it: in English, Dutch and French. */
export type ImageRow = [path: string, alt: string, altNl?: string, altFr?: string]
