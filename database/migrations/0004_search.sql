/* Lower case without accents, for texts; immutable so that it can stand in an index. */
create function plain_text(value text) returns text language sql immutable parallel safe strict
return lower(public.unaccent('public.unaccent', value));

/* A code or name as people may type it: no accents, no case, no spaces, no punctuation. */
create function search_key(value text) returns text language sql immutable parallel safe strict
return regexp_replace(lower(public.unaccent('public.unaccent', value)), '[^a-z0-9]+', '', 'g');

-- Codes that name an article: SKU, EAN, cartridge code, part number, other spellings.
create table product_keys (
  key text not null,
  product_id integer not null references products on delete cascade,
  -- 1 a code of its own (SKU, EAN, part number), 2 its cartridge code with brand, 3 the bare cartridge code, 4 the code it replaces
  rank smallint not null,
  primary key (key, product_id)
);
create index product_keys_by_prefix on product_keys (key text_pattern_ops);
create index product_keys_by_product on product_keys (product_id);

/* Makes the keys and the words of these articles anew; call it in the transaction that changes them. */
create function refresh_product_search(ids integer[]) returns void language sql as $$
  delete from product_keys where product_id = any(ids);

  insert into product_keys (product_id, key, rank)
  select id, key, min(rank) from (
    select p.id, search_key(code) as key, 1 as rank
    from products p, unnest(array[p.sku, p.ean_number, p.manufacturer_code]) as code
    where p.id = any(ids)
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
  ) as found where key <> '' group by id, key;

  update products p set search_document =
    setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.name, p.name_nl, p.name_fr))), 'A')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', b.name, c.name, c.name_nl, c.name_fr, k.name, k.name_nl, k.name_fr, p.type))), 'B')
    || setweight(to_tsvector('simple', plain_text(concat_ws(' ', p.short_description, p.short_description_nl, p.short_description_fr))), 'C')
  from products source
  join brands b on b.id = source.brand_id
  join categories c on c.id = source.category_id
  left join colors k on k.id = source.color_id
  where source.id = p.id and p.id = any(ids);
$$;

create table printer_keys (
  key text not null,
  printer_id integer not null references printers on delete cascade,
  rank smallint not null,
  primary key (key, printer_id)
);
create index printer_keys_by_prefix on printer_keys (key text_pattern_ops);
create index printer_keys_by_part on printer_keys using gin (key gin_trgm_ops);

-- Words of names and categories, for typing errors.
create table search_words (
  word text primary key,
  weight integer not null default 1
);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);

create index products_by_words on products using gin (search_document);

create table search_terms (
  term text not null,
  language text not null,
  on_day date not null default current_date,
  searches integer not null default 1,
  hits integer not null,
  primary key (term, language, on_day)
);
