/*
 * Finds articles for a term that has been cut into words: one call, so a search page stays within its
 * statements. keys are the runs of words written together (tn2420), with the first and last word of
 * each; fragments are the words as parts of a text query (cartridge:*), null for words without meaning.
 * Answers { ids, printer_ids, corrected } with the ids best first, and left_out with the words no article has where the rest was searched.
 * Beginnings are looked up as ranges (keys have a–z and 0–9 only, so '{' is past them all): `like` with a
 * variable pattern reads the whole table.
 * Order: exact code → supplies of a printer, then that printer itself → beginning of a code → words → words corrected.
 */
create or replace function find_products(keys text[], firsts integer[], lasts integer[], words text[], fragments text[], most integer)
returns json language plpgsql stable as $$
declare
  code record;
  machine record;
  printer_ids integer[] := '{}';
  found_ids integer[];
  device_ids integer[];
  corrected_ids integer[];
  corrected text[];
  is_prefix boolean := false;
begin
  select k.key, k.first, k.last into code from unnest(keys, firsts, lasts) as k (key, first, last)
  where k.key ~ '[0-9]' and length(k.key) >= 2 and exists (select from product_keys p where p.key = k.key)
  order by length(k.key) desc, k.first limit 1;

  select k.key, k.first, k.last into machine from unnest(keys, firsts, lasts) as k (key, first, last)
  where k.key ~ '[0-9]' and length(k.key) >= 3 and exists (select from printer_keys p where p.key = k.key and (p.rank < 3 or length(k.key) > 3 or code.key is null))
  order by length(k.key) desc, k.first limit 1;

  -- A bare number ("500") is taken for a code or a printer only if the other words agree; "a4 paper 500" is paper.
  if greatest(length(code.key), length(machine.key)) <= 3 and coalesce(code.key, machine.key) ~ '^[0-9]+$' then
    found_ids := by_words(fragments, most);
    if cardinality(found_ids) > 0 and not is_agreed(code.key, machine.key, array_remove(
      fragments[1:coalesce(code.first, machine.first) - 1] || fragments[coalesce(code.last, machine.last) + 1:], null)) then
      return json_build_object('ids', found_ids, 'printer_ids', printer_ids, 'corrected', null);
    end if;
    found_ids := null;
  end if;

  if code.key is null and machine.key is null then
    is_prefix := true;
    select k.key, k.first, k.last into machine from unnest(keys, firsts, lasts) as k (key, first, last)
    where k.key ~ '[0-9]' and length(k.key) >= 4 and exists (select from printer_keys p where p.key ~>=~ k.key and p.key ~<~ (k.key || '{'))
    order by length(k.key) desc, k.first limit 1;
    select k.key, k.first, k.last into code from unnest(keys, firsts, lasts) as k (key, first, last)
    where k.key ~ '[0-9]' and length(k.key) >= 3 and exists (select from product_keys p where p.key ~>=~ k.key and p.key ~<~ (k.key || '{'))
    order by length(k.key) desc, k.first limit 1;
  end if;

  if machine.key is not null and (code.key is null or length(machine.key) >= length(code.key)) then
    printer_ids := array(
      select k.printer_id from printer_keys k
      where (not is_prefix and k.key = machine.key) or (is_prefix and k.key ~>=~ machine.key and k.key ~<~ (machine.key || '{'))
      group by k.printer_id order by min(k.rank), k.printer_id limit 5);
  end if;

  if code.key is not null and (machine.key is null or length(code.key) >= length(machine.key)) then
    found_ids := matching(array(
      select k.product_id from product_keys k join products p on p.id = k.product_id and p.status = 'active'
      where (not is_prefix and k.key = code.key) or (is_prefix and k.key ~>=~ code.key and k.key ~<~ (code.key || '{'))
      group by k.product_id, p.popularity, p.in_stock
      order by min(k.rank), p.popularity desc, k.product_id limit most),
      fragments[1:code.first - 1] || fragments[code.last + 1:]);
  end if;
  -- Who names a printer has it already: its supplies first, the printer for sale after them.
  if cardinality(printer_ids) > 0 then
    device_ids := array(
      select p.id from unnest(found_ids) with ordinality as i (id, place) join products p on p.id = i.id
      where p.type = 'printer' order by i.place);
    found_ids := array(
      select i.id from unnest(found_ids) with ordinality as i (id, place) where i.id <> all(device_ids) order by i.place);
  end if;
  if cardinality(printer_ids) > 0 then
    found_ids := coalesce(found_ids, '{}') || matching(array(
      select f.product_id from fits f join products p on p.id = f.product_id and p.status = 'active'
      where f.printer_id = any(printer_ids) and f.product_id <> all(coalesce(found_ids, '{}'))
      group by f.product_id, p.popularity, p.type
      order by p.type not in ('inkjet', 'toner', 'drum'), p.popularity desc, f.product_id limit most),
      fragments[1:machine.first - 1] || fragments[machine.last + 1:]) || device_ids;
  end if;
  if cardinality(found_ids) > 0 then
    return json_build_object('ids', found_ids, 'printer_ids', printer_ids, 'corrected', null);
  end if;

  found_ids := by_words(fragments, most);
  if cardinality(found_ids) >= 3 then
    return json_build_object('ids', found_ids, 'printer_ids', printer_ids, 'corrected', null);
  end if;
  corrected := corrected_words(words);
  if corrected is distinct from words then
    fragments := array(
      select case when f.fragment is null or c.word = w.word then f.fragment else c.word || ':*' end
      from unnest(words) with ordinality as w (word, place)
      join unnest(corrected) with ordinality as c (word, place) using (place)
      join unnest(fragments) with ordinality as f (fragment, place) using (place) order by place);
    corrected_ids := by_words(fragments, most);
    if cardinality(corrected_ids) > cardinality(found_ids) then
      return json_build_object('ids', corrected_ids, 'printer_ids', printer_ids, 'corrected', array_to_string(corrected, ' '));
    end if;
  end if;
  -- A word that no article has is left out, but never a code: other codes are no answer to it.
  if cardinality(found_ids) = 0 and not exists (
    select from unnest(words, fragments) as w (word, f)
    where w.word ~ '[0-9]' and length(w.word) > 2 and f is not null and not exists (select from products p where p.search_document @@ f::tsquery)
  ) then
    return json_build_object(
      'ids', by_words(known_fragments(fragments), most), 'printer_ids', printer_ids, 'corrected', null,
      'left_out', array(
        select w.word from unnest(words, fragments) with ordinality as w (word, f, place)
        where f is not null and f <> all(known_fragments(fragments)) order by w.place));
  end if;
  return json_build_object('ids', found_ids, 'printer_ids', printer_ids, 'corrected', null);
end $$;

/* Does an article of the code or of the printer have the other words too? */
create or replace function is_agreed(code text, machine text, fragments text[]) returns boolean language sql stable as $$
  select cardinality(fragments) = 0 or exists (
    select from products p
    where p.search_document @@ array_to_string(fragments, ' & ')::tsquery and p.id in (
      select k.product_id from product_keys k where k.key = code
      union all
      select f.product_id from printer_keys m join fits f on f.printer_id = m.printer_id where m.key = machine));
$$;

/* Those of the articles that match the other words too, by name first, else in the same order; all of them when none does. */
create or replace function matching(ids integer[], fragments text[]) returns integer[] language plpgsql stable as $$
declare
  wanted text := array_to_string(array_remove(fragments, null), ' & ');
  kept integer[];
begin
  if wanted = '' or cardinality(ids) = 0 then return ids; end if;
  kept := array(
    select p.id from unnest(ids) with ordinality as i (id, place) join products p on p.id = i.id
    where p.search_document @@ wanted::tsquery order by not p.name_document @@ wanted::tsquery, i.place);
  return case when cardinality(kept) > 0 then kept else ids end;
end $$;

/*
 * Articles that have all the words, those with all of them in the name first, then by popularity.
 * Planned anew for each term: a common word walks the list by popularity, a rare one reads the index.
 */
create or replace function by_words(fragments text[], most integer) returns integer[] language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  kept text[] := array_remove(fragments, null);
  wanted tsquery;
  found_ids integer[] := '{}';
begin
  if cardinality(kept) = 0 then return found_ids; end if;
  wanted := array_to_string(kept, ' & ')::tsquery;
  found_ids := array(
    select p.id from products p where p.name_document @@ wanted and p.status = 'active'
    order by p.popularity desc, p.id desc limit most);
  if cardinality(found_ids) < most then
    found_ids := found_ids || array(
      -- apart, so that no plan reads the whole documents of a walk by popularity
      with matched as materialized (
        select p.id, p.popularity from products p where p.search_document @@ wanted and p.status = 'active')
      select m.id from matched m where m.id <> all(found_ids)
      order by m.popularity desc, m.id desc limit most - cardinality(found_ids));
  end if;
  return found_ids;
end $$;

/* The words that any article has. */
create or replace function known_fragments(fragments text[]) returns text[] language sql stable set enable_seqscan = off as $$
  select coalesce(array_agg(f order by place), '{}') from unnest(fragments) with ordinality as w (f, place)
  where f is not null and exists (select from products p where p.search_document @@ f::tsquery);
$$;

/* Each word of letters that nothing begins with, as the nearest known word; the others as they are. */
create or replace function corrected_words(words text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(coalesce((
    select s.word from search_words s
    where w.word ~ '^[a-z]{4,}$' and s.word % w.word
      and levenshtein_less_equal(s.word, w.word, 2) <= case when length(w.word) > 5 then 2 else 1 + (length(w.word) > 4)::int end
      and not exists (select from search_words known where known.word ~>=~ w.word and known.word ~<~ (w.word || '{'))
    order by levenshtein(s.word, w.word), s.weight desc, s.word limit 1), w.word) order by w.place), '{}')
  from unnest(words) with ordinality as w (word, place);
$$;

/* What an article is found by, as it stands in its row and in the printers it fits. */
create or replace function product_documents(article products, out names tsvector, out words tsvector)
language sql stable as $$
  select d.names, setweight(d.names, 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', b.name, c.name, c.name_nl, c.name_fr, k.name, k.name_nl, k.name_fr, article.type))), 'B')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', article.short_description, article.short_description_nl, article.short_description_fr))), 'C')
    || setweight(to_tsvector('simple', plain_text(coalesce((
      select string_agg(distinct q.series, ' ') from fits f join printers q on q.id = f.printer_id where f.product_id = article.id), ''))), 'D')
  from (select to_tsvector('simple', plain_text(concat_ws(' ', article.name, article.name_nl, article.name_fr))) as names) d
  join brands b on b.id = article.brand_id
  join categories c on c.id = article.category_id
  left join colors k on k.id = article.color_id;
$$;

/*
 * Makes the codes of these articles anew; call it in the transaction that changes them. What stays is not
 * written again.
 */
create or replace function refresh_product_keys(ids integer[]) returns void language sql as $$
  with wanted as materialized (
  select id, key, min(rank) as rank from (
    select p.id, search_key(code) as key, 1 as rank
    from products p, unnest(array[p.sku, p.ean_number, p.manufacturer_code]) as code
    where p.id = any(ids)
    union all
    select p.id, search_key(regexp_replace(p.sku, '^[A-Z]{2}-', '')), 2 from products p where p.id = any(ids)
    union all
    select p.id, search_key(b.name || code), 2
    from products p join brands b on b.id = p.brand_id, unnest(p.cartridge_code || p.search_codes) as code
    where p.id = any(ids)
    union all
    select p.id, search_key(code), 3
    from products p, unnest(p.cartridge_code || p.search_codes) as code
    where p.id = any(ids)
    union all
    select p.id, search_key(code), 4
    from products p
    join products r on r.id = p.replaces_product_id
    join brands b on b.id = r.brand_id,
    unnest(array[r.cartridge_code, r.manufacturer_code, b.name || r.cartridge_code] || r.search_codes) as code
    where p.id = any(ids)
    union all
    select p.id, search_key(code), 4 from products p, unnest(p.replaced_codes) as code where p.id = any(ids)
    union all
    -- a house-brand pack, under the brand its members stand in for
    select p.id, search_key(b.name || p.cartridge_code), 4
    from products p
    join pack_members m on m.pack_id = p.id
    join products member on member.id = m.member_id
    join products r on r.id = member.replaces_product_id
    join brands b on b.id = r.brand_id
    where p.id = any(ids)
    union all
    -- a series of several codes; one that is a single code must not find its neighbours
    select p.id, search_key(p.series), 4 from products p where p.id = any(ids) and p.series like '% / %'
  ) as found where key <> '' group by id, key
  ), gone as (
    delete from product_keys k where k.product_id = any(ids)
      and not exists (select from wanted w where w.id = k.product_id and w.key = k.key)
  )
  insert into product_keys as k (product_id, key, rank)
  select w.id, w.key, w.rank from wanted w
  on conflict (product_id, key) do update set rank = excluded.rank where k.rank <> excluded.rank;
$$;

/* Makes their words anew. An article is in some forty indexes: what stays is not written again. */
create or replace function refresh_product_words(ids integer[]) returns void language sql as $$
  with made as materialized (
    select p.id, d.names, d.words from products p cross join lateral product_documents(p) d where p.id = any(ids)
  )
  update products p set name_document = m.names, search_document = m.words
  from made m where p.id = m.id and (p.name_document <> m.names or p.search_document <> m.words);
$$;

/* Makes their codes and their words anew; call it in the transaction that changes them or the printers they fit. */
create or replace function refresh_product_search(ids integer[]) returns void language sql as $$
  select refresh_product_keys(ids);
  select refresh_product_words(ids);
$$;

/* Lets typing errors be measured against the words of these articles too. */
create or replace function learn_search_words(ids integer[]) returns void language sql as $$
  insert into search_words (word)
  select distinct word from products p, unnest(tsvector_to_array(p.search_document)) as word
  where p.id = any(ids) and word ~ '^[a-z]{4,}$' on conflict (word) do nothing;
$$;

/*
 * Makes the spellings anew that these printers are found by, best first: 1 the full name, 2 the model, with its brand
 * too, and its other names, 3 the model without its series ("3650s"), where that is still three characters with a digit.
 */
create or replace function refresh_printer_keys(ids integer[]) returns void language sql as $$
  delete from printer_keys where printer_id = any(ids);

  insert into printer_keys (printer_id, key, rank)
  select id, key, min(rank) from (
    select q.id, search_key(q.name) as key, 1 as rank from printers q where q.id = any(ids)
    union all
    select q.id, search_key(text), 2
    from printers q join brands b on b.id = q.brand_id, unnest(array[q.model, b.slug || q.model] || q.aliases) as text
    where q.id = any(ids)
    union all
    select q.id, search_key(array_to_string(w.words[place:], '')), 3
    from printers q, regexp_split_to_array(q.model, '[\s-]+') as w (words), generate_series(2, cardinality(w.words)) as place
    where q.id = any(ids) and array_to_string(w.words[place:], '') ~ '\d'
    union all
    select q.id, search_key(regexp_replace((regexp_split_to_array(q.model, '[\s-]+'))[cardinality(regexp_split_to_array(q.model, '[\s-]+'))], '^[A-Za-z]+(?=\d)', '')), 3
    from printers q where q.id = any(ids)
  ) as found where length(key) >= 3 and (rank < 3 or key ~ '\d') group by id, key;
$$;
