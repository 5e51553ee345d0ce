import { type Language, SHOP_TIME_ZONE } from '#contract/plain/languages.ts'
import type { AskedTerm } from '#contract/search.ts'
import { likeText } from '#database/like-text.ts'
import { PLANNED_EACH_TIME } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import { COUNTED_AT_MOST } from '#server/platform/paging.ts'

const TODAY = `(now() at time zone '${SHOP_TIME_ZONE}')::date`

/** In the order of its bytes: no language's order is worth the time. */
const TERM = 'term collate "C"'

const VIEWS = { none: 'hits = 0', unopened: 'hits > 0 and choices = 0' }

export interface AskedTermPage {
  search: string
  language: Language | undefined
  days: number
  view: keyof typeof VIEWS | undefined
  sort: 'term' | 'searches' | 'hits' | 'choices' | 'last_on'
  isAscending: boolean
  limit: number
  offset: number
}

/**
 * The log of searches summed up by term and language, in one reading of its days. The last day and what
 * was found on it travel as one number, the day before the hits, so that no sorting is needed;
 * of a log without end as many terms as anybody pages through are kept.
 */
export function askedTermsByPage(
  db: Db,
  { search, language, days, view, sort, isAscending, limit, offset }: AskedTermPage,
): Promise<(AskedTerm & { total: number })[]> {
  const values: unknown[] = [days]
  const conditions = [`on_day > ${TODAY} - $1::int`]
  if (language !== undefined) conditions.push(`language = $${values.push(language)}`)
  if (search !== '')
    conditions.push(`term like '%' || $${values.push(likeText(search.toLowerCase()))} || '%'`)
  const way = isAscending ? 'asc' : 'desc'
  const order = sort === 'term' ? `${TERM} ${way}, language` : `${sort} ${way}, ${TERM}, language`
  return readRows(
    db,
    `${PLANNED_EACH_TIME}with asked as (
      select term, language, sum(searches)::int as searches, sum(choices)::int as choices, bool_or(corrected) as corrected,
        max((on_day - date '2000-01-01')::bigint << 32 | hits) as latest
      from search_terms where ${conditions.join(' and ')} group by term, language
    ), summed as (
      select term, language, searches, choices, corrected, (latest & 4294967295)::int as hits,
        date '2000-01-01' + (latest >> 32)::int as last_on
      from asked
    ), wanted as materialized (
      select * from summed where ${view === undefined ? 'true' : VIEWS[view]} order by ${order} limit ${COUNTED_AT_MOST}
    )
    select abs(hashtext(language || ' ' || term)::bigint % 999999937)::int + 1 as id, term, language, searches, hits, corrected,
      choices, last_on::text, (select count(*)::int from wanted) as total
    from wanted order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  )
}
