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
