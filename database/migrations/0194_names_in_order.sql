-- no-transaction
set lock_timeout = '2s';
-- Articles are listed by the name that whoever looks reads. Neither English, Dutch nor French (of Belgium) departs
-- from Unicode's own order, so one collation serves the three; kn puts TN-9 before TN-10.
create collation if not exists shop_names (provider = icu, locale = 'und-u-kn-true');
-- Each holds what the lists filter by, and the names themselves: only then is it read without the long rows.
create index concurrently if not exists products_by_name_en on products (name collate shop_names, id)
  include (status, category_id, brand_id, color_id, type, origin, in_stock, stock_kind, low_stock_threshold);
create index concurrently if not exists products_by_name_nl
  on products ((coalesce(nullif(name_nl, ''), name)) collate shop_names, id)
  include (name, name_nl, status, category_id, brand_id, color_id, type, origin, in_stock, stock_kind, low_stock_threshold);
create index concurrently if not exists products_by_name_fr
  on products ((coalesce(nullif(name_fr, ''), name)) collate shop_names, id)
  include (name, name_fr, status, category_id, brand_id, color_id, type, origin, in_stock, stock_kind, low_stock_threshold);
create index concurrently if not exists printers_in_name_order on printers (name collate shop_names, id);
drop index concurrently if exists products_by_name;
drop index concurrently if exists products_category_name;
drop index concurrently if exists products_desk_name;
drop index concurrently if exists printers_by_name;
