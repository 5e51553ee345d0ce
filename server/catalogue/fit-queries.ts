import { type Db, readRows } from '#database/pool.ts'

import { LIVE_COLUMNS, type LiveRow } from './product-columns.ts'

interface SupplyRow extends LiveRow {
  confirmed: boolean
  /** What a pack holds, as often as it holds it. */
  member_ids: number[]
}

/** Everything that fits a printer. */
export function suppliesOfPrinter(db: Db, printerId: number): Promise<SupplyRow[]> {
  return readRows(
    db,
    `select ${LIVE_COLUMNS}, f.is_confirmed as confirmed,
      case when p.stock_kind = 'pack' then array(
        select m.member_id from pack_members m, generate_series(1, m.quantity) where m.pack_id = p.id)
      else '{}' end as member_ids
    from fits f join products p on p.id = f.product_id
    where f.printer_id = $1 and p.status = 'active' order by p.popularity desc, p.id`,
    [printerId],
  )
}
