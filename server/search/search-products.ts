import { type Db, readRows } from '#database/pool.ts'
import type { References } from '#server/catalogue/references.ts'
import type { PrinterRow } from '#server/printers/printer-shape.ts'

import { searchWords } from './search-words.ts'

export interface SearchResult {
  /** Product ids, best first. */
  ids: number[]
  /** The words that were searched instead, when the term had typing errors. */
  correctedTo: string | null
  /** The words no article has, where the others were searched alone. */
  leftOut: string[]
  /** The one printer the term names. */
  printer: PrinterRow | null
}

const MOST_HITS = 400
const NOTHING: SearchResult = { ids: [], correctedTo: null, leftOut: [], printer: null }

/** Finds articles by code, EAN or part number in any spelling, by printer, by words, with typing errors: one statement. */
export async function searchProducts(
  db: Db,
  { brands }: References,
  term: string,
): Promise<SearchResult> {
  const houseBrand = brands.find((brand) => brand.is_house_brand)?.name ?? ''
  const { keys, firsts, lasts, words, fragments } = searchWords(term, houseBrand)
  if (words.length === 0) return NOTHING
  const [row] = await readRows<{
    found: { ids: number[]; corrected: string | null; left_out?: string[] }
    printer: PrinterRow | null
  }>(
    db,
    `select f.found, (
      select json_build_object('id', q.id, 'slug', q.slug, 'name', q.name, 'brand', b.name, 'series', q.series,
        'model', q.model, 'technology', q.technology, 'year', q.year)
      from printers q join brands b on b.id = q.brand_id
      where json_array_length(f.found -> 'printer_ids') = 1 and q.id = (f.found -> 'printer_ids' ->> 0)::int
    ) as printer
    from (select find_products($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], ${MOST_HITS}) as found offset 0) f`,
    [keys, firsts, lasts, words, fragments],
  )
  if (row === undefined) return NOTHING
  const { ids, corrected, left_out: leftOut = [] } = row.found
  return { ids, correctedTo: corrected, leftOut, printer: row.printer }
}
