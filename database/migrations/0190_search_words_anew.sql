set lock_timeout = '2s';

-- The words and codes of every article as the search compares them now (0180). The functions are those of
-- database/functions/search.sql, which are applied after the migrations.
set local check_function_bodies = off;

/* What an article is found by, as it stands in its row and in the printers it fits. */
create or replace function product_documents(article products, out names tsvector, out words tsvector)
language sql stable as $$
  select d.names, setweight(d.names, 'A')
    || setweight(to_tsvector('simple', search_text(concat_ws(' ', b.name, c.name, c.name_nl, c.name_fr, k.name, k.name_nl, k.name_fr, article.type))), 'B')
    || setweight(to_tsvector('simple', search_text(concat_ws(' ', article.short_description, article.short_description_nl, article.short_description_fr))), 'C')
    -- the descriptions of supplies name other articles and printers
    || setweight(to_tsvector('simple', search_text(case when article.type not in ('inkjet', 'toner', 'drum', 'printer') then
        concat_ws(' ', article.description, article.description_nl, article.description_fr) else '' end)), 'D')
    || setweight(to_tsvector('simple', search_text(coalesce((
      select string_agg(distinct q.series, ' ') from fits f join printers q on q.id = f.printer_id where f.product_id = article.id), ''))), 'D')
  from (select to_tsvector('simple', search_text(concat_ws(' ', article.name, article.name_nl, article.name_fr))) as names) d
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
    union all
    -- a pack, by the code of what is in it
    select p.id, search_key(code), 5
    from products p
    join pack_members m on m.pack_id = p.id
    join products member on member.id = m.member_id,
    unnest(array[member.cartridge_code] || member.replaced_codes) as code
    where p.id = any(ids)
    union all
    -- the figures of a code alone: 2420, 3219xl
    select p.id, substring(search_key(code) from '^[a-z]+(\d{3,}.*)$'), 6
    from products p, unnest(array[p.cartridge_code] || p.replaced_codes) as code
    where p.id = any(ids) and search_key(code) ~ '^[a-z]+\d{3,}'
    union all
    select p.id, substring(search_key(code) from '^[a-z]+(\d{3,}.*)$'), 7
    from products p
    join pack_members m on m.pack_id = p.id
    join products member on member.id = m.member_id,
    unnest(array[member.cartridge_code] || member.replaced_codes) as code
    where p.id = any(ids) and search_key(code) ~ '^[a-z]+\d{3,}'
    union all
    -- a code in the name of what is no supply, with its figures alone: CR2032
    select p.id, unnest(array[word, substring(word from '\d+$')]), 6
    from products p, regexp_split_to_table(search_text(p.name), ' ') as word
    where p.id = any(ids) and p.type not in ('inkjet', 'toner', 'drum', 'printer') and word ~ '^[a-z]{1,3}\d{3,}$'
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

/* Lets a search know the words of these articles, and typing errors be measured against them. */
create or replace function learn_search_words(ids integer[]) returns void language sql as $$
  insert into search_words (word, in_name)
  select word, bool_or(w.in_name) from (
    select unnest(tsvector_to_array(p.search_document)) as word, false as in_name from products p where p.id = any(ids)
    union all
    select unnest(tsvector_to_array(p.name_document)), true from products p where p.id = any(ids)
  ) w group by word
  on conflict (word) do update set in_name = true where excluded.in_name and not search_words.in_name;
$$;

select refresh_product_search(array(select id from products));
delete from search_words;
insert into search_words (word, weight, in_name)
select d.word, d.ndoc, n.word is not null
from ts_stat('select search_document from products') d
left join ts_stat('select name_document from products') n using (word);
