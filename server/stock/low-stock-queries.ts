import { readRows, type Trx } from '#database/pool.ts'

import type { StockEvent } from './events.ts'

export interface ShelfCheck {
  id: number
  stock_id: number
}

/** Takes noted changes of the shelf, oldest first. */
export function takeShelfChecks(trx: Trx, limit: number): Promise<ShelfCheck[]> {
  return readRows<ShelfCheck>(
    trx,
    `delete from shelf_checks where id in (
      select id from shelf_checks order by id limit $1 for update skip locked)
    returning id, stock_id`,
    [limit],
  )
}

/** Brings what is known of these shelf rows up to date; answers those on sale that have become low. */
export function newlyLow(trx: Trx, checks: readonly ShelfCheck[]): Promise<StockEvent['low']> {
  return readRows<StockEvent['low'][number]>(
    trx,
    `with checked as (
      select stock_id, max(id) as crossing from unnest($1::bigint[], $2::int[]) as c (id, stock_id) group by stock_id
    ), looked_at as (
      select s.id, c.crossing, s.on_hand - s.reserved as available, s.on_hand - s.reserved < p.low_stock_threshold as is_low,
        p.id as product_id, p.name, p.name_nl, p.name_fr, p.status, coalesce(k.sku, p.sku) as sku
      from checked c join stock s on s.id = c.stock_id join products p on p.id = s.product_id
      left join product_colors k on k.id = s.product_color_id
      order by s.id for no key update of s
    ), changed as (
      update stock s set is_low = l.is_low from looked_at l where l.id = s.id and s.is_low <> l.is_low returning s.id
    )
    select l.crossing, l.product_id, l.name, l.name_nl, l.name_fr, l.sku, l.available
    from looked_at l join changed on changed.id = l.id where l.is_low and l.status = 'active' order by l.id`,
    [checks.map(({ id }) => id), checks.map(({ stock_id: stockId }) => stockId)],
  )
}
