import type { Language } from '#contract/plain/languages.ts'
import { type Db, readRows } from '#database/pool.ts'

export interface LoggedSearch {
  term: string
  language: Language
  hits: number
  /** Was another spelling searched instead? */
  isCorrected: boolean
}

export interface LoggedChoice {
  term: string
  language: Language
  kind: 'product' | 'printer' | 'category'
  id: number
}

/** A term with an @, or with six digits that are no code of ours, may name a person and is not kept. */
const NAMES_NOBODY = `term !~ '@' and (term !~ '(?:\\d\\D*){6}'
      or exists (select from product_keys k where k.key = search_key(term))
      or exists (select from printer_keys k where k.key = search_key(term)))`

/** Adds searches to those of the day. */
export async function keepSearches(db: Db, searches: readonly LoggedSearch[]): Promise<void> {
  await readRows(
    db,
    `with asked as (
      select lower(left(btrim(term), 100)) as term, language, hits, corrected
      from unnest($1::text[], $2::text[], $3::int[], $4::boolean[]) as s (term, language, hits, corrected)
    )
    insert into search_terms (term, language, hits, corrected, searches)
    select term, language, max(hits), bool_or(corrected), count(*)::int from asked
    where ${NAMES_NOBODY} group by term, language order by term, language
    on conflict (term, language, on_day) do update set
      searches = search_terms.searches + excluded.searches, hits = excluded.hits, corrected = excluded.corrected`,
    [
      searches.map(({ term }) => term),
      searches.map(({ language }) => language),
      searches.map(({ hits }) => hits),
      searches.map(({ isCorrected }) => isCorrected),
    ],
  )
}

/** Adds opened results to those of the day; one that the search box offered was searched for by that. */
export async function keepChoices(db: Db, choices: readonly LoggedChoice[]): Promise<void> {
  await readRows(
    db,
    `with asked as (
      select lower(left(btrim(term), 100)) as term, language, kind, id, count(*)::int as choices
      from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as c (term, language, kind, id) group by 1, 2, 3, 4
    ), kept as (select * from asked where ${NAMES_NOBODY}), counted as (
      insert into search_terms (term, language, hits, searches, choices)
      select term, language, 1, 1, sum(choices)::int from kept group by term, language order by term, language
      on conflict (term, language, on_day) do update set choices = search_terms.choices + excluded.choices
    )
    insert into search_choices (term, language, kind, target_id, choices)
    select term, language, kind, id, choices from kept order by 1, 2, 3, 4
    on conflict (term, language, on_day, kind, target_id) do update set choices = search_choices.choices + excluded.choices`,
    [
      choices.map(({ term }) => term),
      choices.map(({ language }) => language),
      choices.map(({ kind }) => kind),
      choices.map(({ id }) => id),
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

/** The same of what was opened. */
export async function forgetChoices(db: Db, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from search_choices where ctid = any(array(
      select ctid from search_choices where on_day < current_date - interval '13 months' limit $1)) returning 1`,
    [limit],
  )
  return rows.length
}
