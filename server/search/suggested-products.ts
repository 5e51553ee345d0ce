import type { Columns } from '#database/columns.ts'
import type { Db } from '#database/pool.ts'
import { type HitsStatement, readHits } from '#server/catalogue/listing-queries.ts'
import {
  HOUSE_ARTICLE,
  type HouseArticle,
  SELLABLE_STOCK,
} from '#server/catalogue/product-columns.ts'

export interface SuggestedRow extends Columns<
  'products',
  | 'id'
  | 'slug'
  | 'name'
  | 'name_nl'
  | 'name_fr'
  | 'type'
  | 'thumbnail'
  | 'color_id'
  | 'color_slugs'
  | 'vat_rate'
  | 'impressions'
  | 'low_stock_threshold'
> {
  price_cents: number
  /** What can be sold now. */
  stock: number
  has_colors: boolean
  /** The house brand's article in stock that replaces this original. */
  alternative: HouseArticle | null
}

/** The first of the articles that a search finds, best first, with what a suggestion shows of them. */
export function suggestedProducts(
  db: Db,
  hits: HitsStatement,
  most: number,
): Promise<SuggestedRow[]> {
  return readHits<SuggestedRow>(
    db,
    hits,
    `with hits as materialized (${hits.sql})
    select p.id, p.slug, p.name, p.name_nl, p.name_fr, p.type, p.thumbnail, p.color_id, p.color_slugs,
      p.vat_rate, p.impressions, p.low_stock_threshold, p.stock_kind = 'colors' as has_colors,
      effective_price(p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to, now()) as price_cents,
      ${SELLABLE_STOCK} as stock,
      case when p.origin = 'original' then ${HOUSE_ARTICLE} end as alternative
    from unnest((select ids[1:${most}] from hits)) with ordinality as hit (id, place)
    join products p on p.id = hit.id where p.status = 'active' order by hit.place`,
    hits.values,
  )
}
