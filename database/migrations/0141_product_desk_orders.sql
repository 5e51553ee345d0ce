-- no-transaction
set lock_timeout = '2s';
-- The orders of the list answer its filters themselves: a rare kind by name read the long rows of every article before.
drop index concurrently if exists products_desk_name;
create index concurrently if not exists products_desk_name on products (name, id)
  include (status, category_id, brand_id, type, origin, stock_kind, low_stock_threshold);
drop index concurrently if exists products_desk_price;
create index concurrently if not exists products_desk_price on products (listed_price_cents, id)
  include (status, category_id, brand_id, type, origin, stock_kind, low_stock_threshold);
drop index concurrently if exists products_desk_popularity;
create index concurrently if not exists products_desk_popularity on products (popularity, id)
  include (status, category_id, brand_id, type, origin, stock_kind, low_stock_threshold);
create index concurrently if not exists products_desk_sku on products (sku, id)
  include (status, category_id, brand_id, type, origin, stock_kind, low_stock_threshold);
