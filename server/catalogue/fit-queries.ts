import { type Db, readRows } from '#database/pool.ts'

import { PRODUCT_COLUMNS, type ProductRow } from './product-columns.ts'

/** Everything that fits a printer. */
export function suppliesOfPrinter(
  db: Db,
  printerId: number,
): Promise<(ProductRow & { confirmed: boolean })[]> {
  return readRows(
    db,
    `select ${PRODUCT_COLUMNS}, f.is_confirmed as confirmed
    from fits f join products p on p.id = f.product_id
    where f.printer_id = $1 and p.status = 'active' order by p.popularity desc, p.id`,
    [printerId],
  )
}
