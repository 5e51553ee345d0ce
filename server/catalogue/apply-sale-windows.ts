import { type Db, readRows } from '#database/pool.ts'

/**
 * Brings the listed prices in line with the sale windows that began or ended, and writes the price
 * history. What is charged does not depend on this job: the effective price is computed when it is asked for.
 */
export async function applySaleWindows(db: Db): Promise<void> {
  await readRows(
    db,
    `with due as (
      select id, effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now()) as price_cents
      from products where sale_price_cents is not null
        and listed_price_cents <> effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())
      order by id for no key update
    ), changed as (
      update products p set listed_price_cents = due.price_cents,
        listed_cost_per_page = round(due.price_cents * 1000.0 / p.impressions),
        lowest_price_30d_cents = (
          select min(h.price_cents) from price_history h
          where h.product_id = p.id and h.valid_from >= now() - interval '30 days')
      from due where p.id = due.id returning p.id, p.listed_price_cents
    )
    insert into price_history (product_id, price_cents) select id, listed_price_cents from changed`,
  )
}
