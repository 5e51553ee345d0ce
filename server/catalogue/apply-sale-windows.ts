import { type Db, readRows } from '#database/pool.ts'

/**
 * Brings the listed prices in line with the sale windows that began or ended, and writes the price
 * history. What is charged does not depend on this job: the effective price is computed when it is asked for.
 */
export async function applySaleWindows(db: Db): Promise<void> {
  await readRows(
    db,
    `select list_prices_anew(array(
      select id from products where sale_price_cents is not null
        and listed_price_cents <> effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())))`,
  )
}
