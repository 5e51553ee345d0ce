import type { StockStatus } from '#contract/plain/statuses.ts'

/** Read by their days: their least id alone would be looked for from the first order of all. */
const RECENT_IDS = `select id from orders where created_at > now() - interval '30 days' offset 0`
const RECENT = `o.created_at > now() - interval '30 days' and o.status <> 'cancelled'`

/** The pieces that were sold in 30 days: read by the day of the order, so that it costs as much after ten years. */
export const SOLD = soldBy(`select i.product_id, i.product_color_id, sum(i.quantity) as pieces
    from orders o cross join lateral (
      select product_id, product_color_id, quantity from order_items where order_id = o.id offset 0
    ) i
    where ${RECENT}
    group by i.product_id, i.product_color_id`)

/** The same of a few articles alone, `ids` an array of them, and of the packs they are in: read by article from the first order of the 30 days on. */
export function soldOf(ids: string): string {
  return soldBy(`select i.product_id, i.product_color_id, sum(i.quantity) as pieces
    from (select unnest(${ids}) as id union select pack_id from pack_members where member_id = any(${ids})) wanted
    cross join lateral (
      select product_id, product_color_id, order_id, quantity from order_items
      where product_id = wanted.id and order_id >= (select min(id) from (${RECENT_IDS}) recent) offset 0
    ) i join orders o on o.id = i.order_id
    where ${RECENT}
    group by i.product_id, i.product_color_id`)
}

function soldBy(items: string): string {
  return `items as (
    ${items}
  ), sold as materialized (
    select product_id, product_color_id, sum(pieces)::int as pieces from (
      select product_id, product_color_id, pieces from items
      union all
      select m.member_id, null, items.pieces * m.quantity from items join pack_members m on m.pack_id = items.product_id
    ) taken group by product_id, product_color_id
  )`
}

const OF_STOCK = `select s.product_id, s.product_color_id, s.on_hand, s.reserved, s.on_hand - s.reserved as available, s.version from stock s`
/** A pack is there as often as its scarcest member. */
const OF_PACKS = `select m.pack_id, null::int, min(s.on_hand / m.quantity),
    min(s.on_hand / m.quantity) - min((s.on_hand - s.reserved) / m.quantity), min((s.on_hand - s.reserved) / m.quantity), 0
  from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null`

/** The shelf as a whole, which costs less than asking for each article. */
export const SHELF = `shelf as (${OF_STOCK} union all ${OF_PACKS} group by m.pack_id)`

/** The places of an article `p`. */
export const SHELF_OF_ARTICLE = `cross join lateral (
    ${OF_STOCK} where s.product_id = p.id union all ${OF_PACKS} where m.pack_id = p.id group by m.pack_id
  ) shelf`

export const COLOR_OF_PLACE =
  'left join product_colors k on k.id = shelf.product_color_id left join colors c on c.id = k.color_id'

export const SOLD_OF_PLACE = `left join sold on sold.product_id = shelf.product_id
    and sold.product_color_id is not distinct from shelf.product_color_id`

export const DAYS_OF_COVER =
  'case when sold.pieces > 0 then greatest(shelf.available, 0) * 30 / sold.pieces end'

export const STATES: Record<StockStatus, string> = {
  out_of_stock: 'shelf.available <= 0',
  low_stock: 'shelf.available > 0 and shelf.available < p.low_stock_threshold',
  in_stock: 'shelf.available > 0 and shelf.available >= p.low_stock_threshold',
}

/** For sale, and to be bought again: packs never are, their members are. */
export const SCARCE_STOCK =
  "status = 'active' and stock_kind <> 'pack' and on_hand - reserved < greatest(low_stock_threshold, 1)"
