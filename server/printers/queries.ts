import { type Db, readRows } from '#database/pool.ts'

import type { PrinterRow } from './printer-shape.ts'

export const PRINTER_COLUMNS =
  'q.id, q.slug, q.name, b.name as brand, q.series, q.model, q.technology, q.year'

export interface PrinterBrandRow {
  slug: string
  name: string
  printers_count: number
  series: { name: string; technology: string; printers_count: number }[]
}

export function printerBrands(db: Db): Promise<PrinterBrandRow[]> {
  return readRows<PrinterBrandRow>(
    db,
    `select b.slug, b.name, sum(s.n)::int as printers_count,
      json_agg(json_build_object('name', s.series, 'technology', s.technology, 'printers_count', s.n) order by s.series, s.technology) as series
    from (select brand_id, series, technology, count(*)::int as n from printers group by 1, 2, 3) s
    join brands b on b.id = s.brand_id group by b.id order by b.position, b.id`,
  )
}

export async function printerBySlug(db: Db, slug: string): Promise<PrinterRow | undefined> {
  const [row] = await readRows<PrinterRow>(
    db,
    `select ${PRINTER_COLUMNS} from printers q join brands b on b.id = q.brand_id where q.slug = $1`,
    [slug],
  )
  return row
}

/** Models of a brand or series in the order of their names. */
export function printersOfBrand(
  db: Db,
  brand: string | null,
  series: string | null,
  limit: number,
): Promise<PrinterRow[]> {
  return readRows<PrinterRow>(
    db,
    `select ${PRINTER_COLUMNS} from printers q join brands b on b.id = q.brand_id
    where ($1::text is null or b.slug = $1) and ($2::text is null or q.series = $2)
    order by q.name, q.id limit $3`,
    [brand, series, limit],
  )
}

/** Models whose spelling begins with the term, then those that contain it. */
export function printersByPart(
  db: Db,
  term: string,
  brand: string | null,
  series: string | null,
  limit: number,
): Promise<PrinterRow[]> {
  return readRows<PrinterRow>(
    db,
    `select ${PRINTER_COLUMNS}
    from (
      select k.printer_id, min(case when k.key = search_key($1) then 0
        when starts_with(k.key, search_key($1)) then k.rank else 10 + k.rank end) as rank
      from printer_keys k where k.key like '%' || search_key($1) || '%'
      group by k.printer_id
    ) hit join printers q on q.id = hit.printer_id join brands b on b.id = q.brand_id
    where ($2::text is null or b.slug = $2) and ($3::text is null or q.series = $3)
    order by hit.rank, q.year desc nulls last, q.name, q.id limit $4`,
    [term, brand, series, limit],
  )
}
