import { type Db, readRows } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

import { ownerCondition } from './queries.ts'

export interface SuggestionRow {
  /** Originals in the cart with the house-brand article that prints cheaper. */
  swaps: { item_id: number; quantity: number; product_id: number }[] | null
  /** Packs of which every member is in the cart, the one that saves most first. */
  packs: { product_id: number; take: { item_id: number; quantity: number }[] }[] | null
  /** Articles of the colours that a set in the cart lacks. */
  missing: number[] | null
}

const MOST_MISSING = 4

const PRICE = (alias: string) =>
  `effective_price(${alias}.regular_price_cents, ${alias}.sale_price_cents, ${alias}.sale_from, ${alias}.sale_to, now())`

/** What would make this cart cheaper or complete; only what can be bought now. */
export async function suggestionsFor(db: Db, owner: Owner): Promise<SuggestionRow | undefined> {
  const [condition, value] = ownerCondition(owner)
  const [row] = await readRows<SuggestionRow>(
    db,
    `with line as (
      select i.id, i.quantity, p.id as product_id, p.origin, p.color_group, p.color_slugs, p.type, p.capacity, p.impressions,
        ${PRICE('p')} as price_cents
      from carts c join cart_items i on i.cart_id = c.id join products p on p.id = i.product_id
      where ${condition} and i.product_color_id is null
    ), swap as (
      select line.id as item_id, line.quantity, better.id as product_id
      from line cross join lateral (
        select a.id, a.impressions, ${PRICE('a')} as price_cents from products a
        where a.replaces_product_id = line.product_id and a.status = 'active' and a.in_stock
          and sellable_stock(a.id, a.stock_kind) >= line.quantity
            + coalesce((select other.quantity from line other where other.product_id = a.id), 0)
          and case when a.impressions is not null and line.impressions is not null
            then ${PRICE('a')} * line.impressions < line.price_cents * a.impressions
            else a.capacity is not distinct from line.capacity and ${PRICE('a')} < line.price_cents end
        order by ${PRICE('a')} * 1.0 / coalesce(a.impressions, 1), a.id limit 1
      ) better
      where line.origin = 'original'
    ), pack as (
      select k.id, json_agg(json_build_object('item_id', line.id, 'quantity', m.quantity) order by m.position) as take,
        sum(line.price_cents * m.quantity) - ${PRICE('k')} as saving
      from products k join pack_members m on m.pack_id = k.id
      left join line on line.product_id = m.member_id and line.quantity >= m.quantity
      where k.status = 'active' and k.in_stock
        and k.id in (select o.pack_id from pack_members o join line l on l.product_id = o.member_id)
      group by k.id having bool_and(line.id is not null) and sum(line.price_cents * m.quantity) > ${PRICE('k')}
    )
    select
      (select json_agg(swap order by swap.item_id) from swap) as swaps,
      (select json_agg(json_build_object('product_id', pack.id, 'take', pack.take) order by pack.saving desc, pack.id) from pack) as packs,
      (select array_agg(found.id order by found.id) from (
        select s.id from products s
        where s.color_group in (select color_group from line where type in ('inkjet', 'toner'))
          and s.status = 'active' and s.in_stock and s.stock_kind <> 'pack' and s.color_slugs <> '{}'
          and not exists (select from line where line.color_group = s.color_group and line.color_slugs && s.color_slugs)
        order by s.id limit ${MOST_MISSING}
      ) found) as missing`,
    [value],
  )
  return row
}
