-- no-transaction
set lock_timeout = '2s';
-- The list of staff has drafts and archived articles too, so the shop's own indexes do not serve it. The first
-- answers every filter and count out of the index alone: the rows themselves are long.
create index concurrently if not exists products_desk_created on products (created_at desc, id desc)
  include (status, category_id, brand_id, type, origin, stock_kind, low_stock_threshold);
create index concurrently if not exists products_desk_name on products (name, id);
create index concurrently if not exists products_desk_price on products (listed_price_cents, id);
create index concurrently if not exists products_desk_popularity on products (popularity, id);
create index concurrently if not exists products_desk_words on products
  using gin (desk_words(sku, ean_number, manufacturer_code, cartridge_code, name, name_nl, name_fr) gin_trgm_ops);
-- What is missing is rare.
create index concurrently if not exists products_not_active on products (status, created_at desc, id desc) where status <> 'active';
create index concurrently if not exists products_without_picture on products (id) where thumbnail = '';
create index concurrently if not exists products_without_ean on products (id) where ean_number is null;
create index concurrently if not exists products_without_dutch on products (id)
  where name_nl = '' or short_description_nl = '' or description_nl = '';
create index concurrently if not exists products_without_french on products (id)
  where name_fr = '' or short_description_fr = '' or description_fr = '';
create index concurrently if not exists products_without_fit on products (id)
  where printer_count = 0 and type in ('inkjet', 'toner', 'drum');
