set lock_timeout = '2s';

-- A banner without a picture is a placeholder that only staff see.
alter table banners alter column image_path drop not null;
alter table banners add column alt text not null default '';
alter table banners add column version integer not null default 1;
alter table banners add constraint banners_alt_length check (char_length(alt) <= 300) not valid;

-- A service without a translation is shown by its base name.
alter table top_services alter column name_nl drop not null;
alter table top_services alter column name_fr drop not null;
alter table top_services add column version integer not null default 1;

-- What staff want search engines and previews to read about a page. A null locale is for every
-- language that has no entry of its own.
create table seo_entries (
  id integer generated always as identity primary key,
  slug text not null constraint seo_entries_slug_length check (char_length(slug) between 1 and 200),
  locale text constraint seo_entries_locale_known check (locale in ('en', 'nl', 'fr')),
  title text not null,
  meta_description text not null,
  keywords text,
  content text,
  canonical_url text,
  robots text,
  og_title text,
  og_description text,
  og_image text,
  twitter_title text,
  twitter_description text,
  twitter_image text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint seo_entries_one_per_page unique nulls not distinct (slug, locale)
);
create trigger seo_entries_announced after insert or update or delete on seo_entries
  for each statement execute function announce_change();

-- Addresses that once led to something: they lead on to where it is now.
create table former_slugs (
  kind text not null constraint former_slugs_kind_known check (kind in ('product', 'category', 'article')),
  slug text not null,
  target_id integer not null,
  since timestamptz not null default now(),
  primary key (kind, slug)
);
create index former_slugs_by_target on former_slugs (kind, target_id);
create trigger former_slugs_announced after insert or update or delete on former_slugs
  for each statement execute function announce_change();

-- Kept by the database, so that whoever renames something cannot forget it. A slug that is taken
-- again is no former one any more.
create function keep_former_slug() returns trigger language plpgsql as $$
begin
  delete from former_slugs where kind = tg_argv[0] and slug = new.slug;
  insert into former_slugs (kind, slug, target_id) values (tg_argv[0], old.slug, new.id)
  on conflict (kind, slug) do update set target_id = excluded.target_id, since = now();
  return null;
end $$;
create trigger products_slug_kept after update of slug on products
  for each row when (old.slug <> new.slug) execute function keep_former_slug('product');
create trigger categories_slug_kept after update of slug on categories
  for each row when (old.slug <> new.slug) execute function keep_former_slug('category');

-- What took the place of an archived article.
alter table products add column successor_id integer references products;
create index products_by_successor on products (successor_id) where successor_id is not null;

-- When the page of something last changed, for search engines.
alter table categories add column updated_at timestamptz not null default now();
alter table printers add column updated_at timestamptz not null default now();

create function note_update() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger categories_update_noted before update of slug, name, name_nl, name_fr, parent_id on categories
  for each row when (old.* is distinct from new.*) execute function note_update();
create trigger printers_update_noted before update on printers
  for each row when (old.* is distinct from new.*) execute function note_update();
create trigger products_update_noted
  before update of slug, name, name_nl, name_fr, short_description, short_description_nl, short_description_fr,
    description, description_nl, description_fr, category_id, listed_price_cents, thumbnail, status on products
  for each row when (
    (old.slug, old.name, old.name_nl, old.name_fr, old.short_description, old.short_description_nl, old.short_description_fr,
      old.description, old.description_nl, old.description_fr, old.category_id, old.listed_price_cents, old.thumbnail, old.status)
    is distinct from
    (new.slug, new.name, new.name_nl, new.name_fr, new.short_description, new.short_description_nl, new.short_description_fr,
      new.description, new.description_nl, new.description_fr, new.category_id, new.listed_price_cents, new.thumbnail, new.status)
  ) execute function note_update();
