import { inNameOrder } from '#database/name-order.ts'
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

interface WholePrinterRow extends PrinterRow {
  codes_not_sold: string[]
}

export async function printerBySlug(db: Db, slug: string): Promise<WholePrinterRow | undefined> {
  const [row] = await readRows<WholePrinterRow>(
    db,
    `select ${PRINTER_COLUMNS}, q.codes_not_sold from printers q join brands b on b.id = q.brand_id
    where q.id = coalesce((select id from printers where slug = $1),
      (select target_id from former_slugs where kind = 'printer' and slug = $1))`,
    [slug],
  )
  return row
}

export interface PrintersAsked {
  brand: string | null
  series: string | null
  limit: number
}

/** How many there are in all, whatever the limit. */
interface Counted {
  total: number
}

/** Models of a brand or series in the order of their names. */
export function printersOfBrand(
  db: Db,
  { brand, series, limit }: PrintersAsked,
): Promise<(PrinterRow & Counted)[]> {
  return readRows(
    db,
    `select ${PRINTER_COLUMNS}, count(*) over ()::int as total
    from printers q join brands b on b.id = q.brand_id
    where ($1::text is null or b.slug = $1) and ($2::text is null or q.series = $2)
    order by ${inNameOrder('q.name')}, q.id limit $3`,
    [brand, series, limit],
  )
}

export interface PrinterHit extends PrinterRow, Counted {
  /** The term is this printer's name or model (0), or its model without the series (1). Above that: a part of it. */
  rank: number
}

/** Spellings of all makers that are compared, in the order of their kinds: whoever types one letter types on. */
const LOOKED_AT = 1_000

/**
 * Models a term may mean: spelt in full or beginning with it, after the brand's name, holding it, and
 * holding each of its words, so that "brother l2530" finds the Brother DCP-L2530DW. Best first. Keys are
 * plain letters and figures, so what begins with a term lies between it and the term with a tilde.
 */
export function printersByName(
  db: Db,
  term: string,
  { brand, series, limit }: PrintersAsked,
): Promise<PrinterHit[]> {
  return readRows(
    db,
    `with asked as materialized (select search_key($1) as name, array(
      select search_key(word) from regexp_split_to_table($1, '\\s+') as word
      where search_key(word) <> '' order by length(word) desc) as words),
    hit as materialized (
      select printer_id, min(rank)::int as rank from (
        select k.printer_id, case when k.key = a.name then (k.rank > 2)::int else 10 + k.rank end as rank
        from asked a join printer_keys k on k.key ~>=~ a.name and k.key ~<~ (a.name || '~') where a.name <> ''
        union all
        select k.printer_id, (k.rank > 2)::int
        from asked a join brands b on starts_with(a.name, search_key(b.name))
        join printer_keys k on k.key = substr(a.name, length(search_key(b.name)) + 1)
        join printers q on q.id = k.printer_id and q.brand_id = b.id
        union all
        select k.printer_id, 20 + k.rank
        from asked a join printer_keys k on k.key like '%' || a.name || '%'
        where a.name <> '' and not starts_with(k.key, a.name)
        union all
        select k.printer_id, 30
        from asked a join printer_keys k on k.rank = 1 and k.key like '%' || a.words[1] || '%'
        where cardinality(a.words) > 1
          and not exists (select from unnest(a.words) as word where strpos(k.key, word) = 0)
        limit case when $2::text is null and $3::text is null then ${LOOKED_AT} end
      ) found group by printer_id
    ),
    page as (
      select q.id, hit.rank, count(*) over ()::int as total
      from hit join printers q on q.id = hit.printer_id
      where ($2::text is null or q.brand_id = (select id from brands where slug = $2))
        and ($3::text is null or q.series = $3)
      order by ${bestFirst('hit.rank')} limit $4
    )
    select ${PRINTER_COLUMNS}, page.rank, page.total
    from page join printers q on q.id = page.id join brands b on b.id = q.brand_id
    order by ${bestFirst('page.rank')}`,
    [term, brand, series, limit],
  )
}

function bestFirst(rank: string): string {
  return `${rank}, q.year desc nulls last, ${inNameOrder('q.name')}, q.id`
}
