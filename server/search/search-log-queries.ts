import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows } from '#database/pool.ts'

export interface LoggedSearch {
  term: string
  language: Language
  hits: number
}

/**
 * Adds searches to those of the day. A term with an @, or with six digits that are no code of ours, may name
 * a person and is not kept.
 */
export async function keepSearches(db: Db, searches: readonly LoggedSearch[]): Promise<void> {
  await readRows(
    db,
    `with asked as (
      select lower(left(term, 100)) as term, language, hits from unnest($1::text[], $2::text[], $3::int[]) as s (term, language, hits)
      where term !~ '@'
    )
    insert into search_terms (term, language, hits, searches)
    select term, language, max(hits), count(*)::int from asked a
    where term !~ '(?:\\d\\D*){6}'
      or exists (select from product_keys k where k.key = search_key(a.term))
      or exists (select from printer_keys k where k.key = search_key(a.term))
    group by term, language order by term, language
    on conflict (term, language, on_day) do update
      set searches = search_terms.searches + excluded.searches, hits = excluded.hits`,
    [
      searches.map(({ term }) => term),
      searches.map(({ language }) => language),
      searches.map(({ hits }) => hits),
    ],
  )
}

/** The batch that was deleted may be full. */
export async function forgetSearches(db: Db, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from search_terms where ctid = any(array(
      select ctid from search_terms where on_day < current_date - interval '13 months' limit $1)) returning 1`,
    [limit],
  )
  return rows.length
}
