import { plannedOnce } from '#database/named-client.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { PrinterRow } from '#server/printers/printer-shape.ts'

export type KnownPrinter = PrinterRow & { brand_id: number }

/** What the catalogue knows of a run of words. */
export interface KnownKey {
  key: string
  /** The best rank of an article's code that it is, see product_keys; null when it is none. */
  code: number | null
  /** Brands of those articles and of the printers they fit. */
  makers: number[]
  /** Is it how codes begin? */
  begins: boolean
  /**
   * Printers it names, those whose names go on with letters ("wf2860" → WF-2860DWF), and, of what has
   * letters and figures, those whose names go on with figures ("mfcl27" → MFC-L2710DW): open ones.
   */
  printers: { id: number; is_whole: boolean; is_open: boolean }[]
  /** Codes and names of printers that a slip of the fingers makes it of, likeliest first. */
  near: { key: string; is_code: boolean; printers: number[] }[]
}

export interface KnownWord {
  word: string
  /** Words of articles that begin with it, itself first; `in_name` those of names. */
  begun: { word: string; in_name: boolean }[]
  /** The nearest word of a name where none begins with it. */
  nearest: string | null
}

export interface Known {
  /** The articles whose SKU or whose name the term is. */
  products: number[]
  keys: ReadonlyMap<string, KnownKey>
  /** The first name of a series as asked ("ts8300") → ids of its printers. */
  series: ReadonlyMap<string, number[]>
  printers: ReadonlyMap<number, KnownPrinter>
  words: ReadonlyMap<string, KnownWord>
}

export interface Asked {
  term: string
  keys: readonly string[]
  /** Beside each key what it may be meant for, see near-codes.ts. */
  near: readonly (readonly string[])[]
  /** Keys of a series, "ts83" of "ts8300", with how many figures are left open. */
  series: readonly { key: string; open: number }[]
  words: readonly string[]
}

const MOST_PRINTERS = 60

/** Looks all of a term's words and runs up in the catalogue: one statement, by indexes alone. */
export async function lookUpWords(db: Db, asked: Asked): Promise<Known> {
  const [row] = await readRows<{
    products: number[] | null
    keys: KnownKey[] | null
    series: { key: string; ids: number[] }[] | null
    printers: KnownPrinter[] | null
    words: KnownWord[] | null
  }>(db, LOOK_UP, [
    asked.term,
    asked.keys,
    asked.near.map((keys) => keys.join(' ')),
    asked.words,
    asked.series.map(({ key }) => key),
    asked.series.map(({ open }) => open),
  ])
  return {
    products: row?.products ?? [],
    keys: new Map((row?.keys ?? []).map((one) => [one.key, one])),
    series: new Map((row?.series ?? []).map(({ key, ids }) => [key, ids])),
    printers: new Map((row?.printers ?? []).map((one) => [one.id, one])),
    words: new Map((row?.words ?? []).map((one) => [one.word, one])),
  }
}

/** Keys have a–z and 0–9 only, so '{' is past all that begin with one, and ':' past one and its figures. */
const LOOK_UP = plannedOnce(`with keys as materialized (
  select k.key,
    (select min(c.rank) from product_keys c where c.key = k.key) as code,
    array(select distinct unnest(array[p.brand_id] || p.for_brand_ids) from product_keys c join products p on p.id = c.product_id
      where c.key = k.key) as makers,
    exists (select from product_keys c where c.key ~>=~ k.key and c.key ~<~ (k.key || '{') and length(k.key) >= 3) as begins,
    coalesce((select json_agg(json_build_object('id', p.printer_id, 'is_whole', true, 'is_open', false)) from (
      select q.printer_id, q.rank from printer_keys q where q.key = k.key order by q.rank limit ${MOST_PRINTERS}) p),
    (select json_agg(json_build_object('id', p.printer_id, 'is_whole', false, 'is_open', false)) from (
      select q.printer_id, min(q.rank) as rank from printer_keys q
      where length(k.key) >= 3 and q.key ~>=~ (k.key || 'a') and q.key ~<~ (k.key || '{')
      group by q.printer_id order by 2 limit ${MOST_PRINTERS}) p),
    (select json_agg(json_build_object('id', p.printer_id, 'is_whole', false, 'is_open', true)) from (
      select q.printer_id, min(q.rank) as rank from printer_keys q
      where k.key ~ '^[a-z]{2,}[0-9]' and q.key ~>=~ (k.key || '0') and q.key ~<~ (k.key || ':')
      group by q.printer_id order by 2 limit ${MOST_PRINTERS}) p), '[]') as printers,
    k.near
  from unnest($2::text[], $3::text[]) as k (key, near)
), series as materialized (
  select s.key || repeat('0', s.open) as key, (
    select json_agg(p.printer_id) from (
      select distinct q.printer_id from printer_keys q
      where q.key ~>=~ s.key and q.key ~<~ (s.key || ':') and q.key ~ ('^' || s.key || '\\d{' || s.open || '}[a-z]*$')
      limit ${MOST_PRINTERS}) p) as ids
  from unnest($5::text[], $6::int[]) as s (key, open)
), near as materialized (
  select k.key, n.near, n.place, meant.ids, meant.is_code
  from keys k, unnest(string_to_array(k.near, ' ')) with ordinality as n (near, place),
  lateral (select exists (select from product_keys c where c.key = n.near) as is_code,
    array(select q.printer_id from printer_keys q where q.key = n.near limit ${MOST_PRINTERS}) as ids) meant
  where k.code is null and not k.begins and json_array_length(k.printers) = 0
    and (meant.is_code or cardinality(meant.ids) > 0)
), shown as (
  select (x ->> 'id')::int as id from keys, json_array_elements(keys.printers) x
  union
  select (x #>> '{}')::int from series, json_array_elements(series.ids) x
  union
  select unnest(ids) from near
)
select
  (select json_agg(id) from (
    select id from products where status = 'active' and lower(sku) = lower(btrim($1))
    union
    select id from products where status = 'active' and length(search_key($1)) > 12 and
      (search_key(name) = search_key($1) or search_key(name_nl) = search_key($1) or search_key(name_fr) = search_key($1))
    limit 20) named) as products,
  (select json_agg(json_build_object('key', key, 'code', code, 'makers', makers, 'begins', begins, 'printers', printers, 'near',
      (select coalesce(json_agg(json_build_object('key', near.near, 'is_code', near.is_code, 'printers', near.ids) order by near.place), '[]')
      from near where near.key = keys.key)))
    from keys where code is not null or begins or json_array_length(printers) > 0
      or exists (select from near where near.key = keys.key)) as keys,
  (select json_agg(json_build_object('key', key, 'ids', ids)) from series where ids is not null) as series,
  (select json_agg(json_build_object('id', q.id, 'slug', q.slug, 'name', q.name, 'brand', b.name, 'brand_id', q.brand_id,
      'series', q.series, 'model', q.model, 'technology', q.technology, 'year', q.year))
    from printers q join brands b on b.id = q.brand_id where q.id in (select id from shown)) as printers,
  (select json_agg(json_build_object('word', w.word, 'begun', coalesce(known.begun, '[]'),
      'nearest', case when known.begun is null and w.word ~ '^[a-z]{4,}$' then (
        select s.word from search_words s
        where s.word % w.word and s.in_name and s.word ~ '^[a-z]{4,}$' and (length(w.word) > 6 or left(s.word, 1) = left(w.word, 1))
          and levenshtein_less_equal(s.word, w.word, 2) <= case when length(w.word) > 6 then 2 else 1 end
        order by levenshtein(s.word, w.word), s.weight desc, s.word limit 1) end))
    from unnest($4::text[]) as w (word)
    left join lateral (
      select json_agg(json_build_object('word', b.word, 'in_name', b.in_name)) as begun from (
        select s.word, s.in_name from search_words s where s.word = w.word
        union all
        (select s.word, s.in_name from search_words s
        where length(w.word) >= 3 and w.word ~ '^[a-z]' and s.word ~>~ w.word and s.word ~<~ (w.word || '{') order by s.word using ~<~ limit 40)
      ) b
    ) known on true) as words`)
