import type { ProductStatus } from '#contract/plain/product-status.ts'
import type { Columns } from '#database/columns.ts'
import { inNameOrder } from '#database/name-order.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

import { DESK_COLUMNS, type DeskProductRow } from './desk-product-columns.ts'

export interface FitRow {
  printer_id: number
  slug: string
  name: string
  source: string
  note: string | null
  confirmed: boolean
}

/** All that staff know of one article. */
export interface DeskProduct
  extends
    DeskProductRow,
    Columns<
      'products',
      | 'search_codes'
      | 'series'
      | 'color_group'
      | 'replaces_product_id'
      | 'linked_product_id'
      | 'successor_id'
      | 'seo_title'
      | 'seo_title_nl'
      | 'seo_title_fr'
      | 'seo_description'
      | 'seo_description_nl'
      | 'seo_description_fr'
    > {
  members: [id: number, quantity: number][]
  related_ids: number[]
  fits: FitRow[]
  former_slugs: string[]
  prices: [cents: number, validFrom: string][]
  lowest_cents: number
  was_sold: boolean
  sold: number
  revenue_cents: number
  returned: number
}

const PRICES_SHOWN = 50

export async function deskProduct(db: Db, id: number): Promise<DeskProduct | undefined> {
  const [row] = await readRows<DeskProduct>(
    db,
    `select ${DESK_COLUMNS}, p.search_codes, p.series, p.color_group, p.replaces_product_id, p.linked_product_id, p.successor_id,
      p.seo_title, p.seo_title_nl, p.seo_title_fr, p.seo_description, p.seo_description_nl, p.seo_description_fr,
      (select coalesce(json_agg(json_build_array(m.member_id, m.quantity) order by m.position, m.member_id), '[]')
        from pack_members m where m.pack_id = p.id) as members,
      array(select r.related_id from related_products r where r.product_id = p.id order by r.position, r.related_id) as related_ids,
      (select coalesce(json_agg(json_build_object('printer_id', q.id, 'slug', q.slug, 'name', q.name, 'source', f.source,
          'note', f.note, 'confirmed', f.is_confirmed) order by ${inNameOrder('q.name')}, q.id), '[]')
        from fits f join printers q on q.id = f.printer_id where f.product_id = p.id) as fits,
      array(select s.slug from former_slugs s where s.kind = 'product' and s.target_id = p.id order by s.since desc, s.slug) as former_slugs,
      (select coalesce(json_agg(json_build_array(h.price_cents, h.valid_from) order by h.valid_from desc, h.id desc), '[]')
        from (select * from price_history where product_id = p.id order by valid_from desc, id desc limit ${PRICES_SHOWN}) h) as prices,
      least(p.listed_price_cents, (select min(h.price_cents) from price_history h
        where h.product_id = p.id and h.valid_from >= coalesce((select max(o.valid_from) from price_history o
          where o.product_id = p.id and o.valid_from <= now() - interval '30 days'), '-infinity'))) as lowest_cents,
      exists (select from order_items i where i.product_id = p.id) as was_sold,
      month.sold, month.revenue_cents, month.returned
    from products p
    cross join lateral (
      select coalesce(sum(i.quantity), 0)::int as sold, coalesce(sum(i.line_total_cents), 0)::int as revenue_cents,
        coalesce(sum((select sum(l.quantity) from refund_lines l where l.order_item_id = i.id)), 0)::int as returned
      from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.created_at > now() - interval '30 days' and o.status <> 'cancelled'
    ) month
    where p.id = $1`,
    [id],
  )
  return row
}

/** The lock that everybody takes who changes an article. */
export async function lockProduct(trx: Trx, id: number): Promise<boolean> {
  const rows = await readRows(trx, 'select id from products where id = $1 for no key update', [id])
  return rows.length === 1
}

/** Another article as far as links to it show it. */
export interface ProductLinkRow extends Columns<
  'products',
  | 'id'
  | 'slug'
  | 'sku'
  | 'name'
  | 'name_nl'
  | 'name_fr'
  | 'thumbnail'
  | 'impressions'
  | 'stock_kind'
> {
  status: ProductStatus
  price_cents: number
  stock: number
  /** It is part of a pack. */
  is_member: boolean
}

export function productLinks(db: Db, ids: readonly number[]): Promise<ProductLinkRow[]> {
  return readRows<ProductLinkRow>(
    db,
    `select p.id, p.slug, p.sku, p.name, p.name_nl, p.name_fr, p.thumbnail, p.impressions, p.stock_kind, p.status,
      effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()) as price_cents,
      sellable_stock(p.id, p.stock_kind) as stock,
      exists (select from pack_members m where m.member_id = p.id) as is_member
    from products p where p.id = any($1::int[])`,
    [ids],
  )
}
