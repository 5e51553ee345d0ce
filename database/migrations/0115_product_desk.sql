set lock_timeout = '2s';

-- A picture is described to those who cannot see it, in each language; `alt` is the English.
alter table product_images add column alt_nl text not null default '';
alter table product_images add column alt_fr text not null default '';

-- What search engines read instead of the name and the short description.
alter table products add column seo_title text not null default '';
alter table products add column seo_title_nl text not null default '';
alter table products add column seo_title_fr text not null default '';
alter table products add column seo_description text not null default '';
alter table products add column seo_description_nl text not null default '';
alter table products add column seo_description_fr text not null default '';

/* The words by which staff find an article: its codes and its names. */
create function desk_words(sku text, ean text, manufacturer_code text, cartridge_code text, name text, name_nl text, name_fr text)
returns text language sql immutable parallel safe
return public.plain_text(sku || ' ' || coalesce(ean, '') || ' ' || coalesce(manufacturer_code, '') || ' '
  || coalesce(cartridge_code, '') || ' ' || name || ' ' || name_nl || ' ' || name_fr);
