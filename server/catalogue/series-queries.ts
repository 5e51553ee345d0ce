import { type Db, readRows } from '#database/pool.ts'
import type { CachedReader, ReaderCache } from '#server/platform/cached-reader.ts'

export interface CartridgeSeriesRow {
  brand: string
  category: string
  series: string[]
}

const MOST_SERIES = 4
/** Those sold most, by index: what the menu costs does not follow the catalogue. */
const LOOKED_AT = 200

/** What sells best changes slowly. */
const AT_MOST_OLD_MS = 60_000

export type SeriesReader = CachedReader<CartridgeSeriesRow[]>

/** The menu's series, as they were a minute ago at most. */
export function seriesReader(db: Db, cache: ReaderCache): SeriesReader {
  return cache.reader(['brands', 'categories'], () => cartridgeSeries(db), {
    atMostOldMs: AT_MOST_OLD_MS,
  })
}

/** The series sold most of each brand in the menu, by category. */
function cartridgeSeries(db: Db): Promise<CartridgeSeriesRow[]> {
  return readRows(
    db,
    `select brand, category, (array_agg(series order by sold desc, printers desc, series))[1:${MOST_SERIES}] as series
    from (
      select b.slug as brand, c.slug as category, p.series, sum(p.popularity) as sold, sum(p.printer_count) as printers
      from brands b cross join categories c cross join lateral (
        select series, popularity, printer_count from products
        where brand_id = b.id and category_id = c.id and status = 'active'
        order by popularity desc, id desc limit ${LOOKED_AT}
      ) p
      where b.in_menu and not b.is_house_brand and p.series is not null
      group by 1, 2, 3
    ) found group by 1, 2`,
  )
}
