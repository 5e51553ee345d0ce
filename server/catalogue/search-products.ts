import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows } from '#database/pool.ts'

import type { PrinterRow } from './printer-shape.ts'

export interface SearchResult {
  /** Product ids, best first. */
  ids: number[]
  correctedTo: string | null
  printer: PrinterRow | null
}

const MOST_HITS = 400

/** Finds articles by a code in any spelling, else by words. */
export async function searchProducts(db: Db, term: string, _language: Language): Promise<SearchResult> {
  const rows = await readRows<{ id: number }>(
    db,
    `with exact as (
      select k.product_id as id, min(k.rank) as rank from product_keys k where k.key = search_key($1) group by 1
    ), words as (
      select p.id, 10 as rank from products p
      where not exists (select from exact)
        and p.search_document @@ plainto_tsquery('simple', plain_text($1)) and p.status = 'active'
      order by p.popularity desc, p.id limit ${MOST_HITS}
    )
    select f.id from (select * from exact union all select * from words) f
    join products p on p.id = f.id
    order by f.rank, p.popularity desc, p.id limit ${MOST_HITS}`,
    [term],
  )
  return { ids: rows.map(({ id }) => id), correctedTo: null, printer: null }
}
