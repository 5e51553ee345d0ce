-- no-transaction
set lock_timeout = '2s';
-- What is lacking is rare.
create index concurrently if not exists products_without_yield on products (id)
  where (impressions is null or yield_standard is null) and type in ('inkjet', 'toner') and status = 'active';
create index concurrently if not exists products_sold_out on products (id) where not in_stock and status = 'active';
create index concurrently if not exists products_original_supplies on products (id)
  where origin = 'original' and type in ('inkjet', 'toner', 'drum') and status = 'active';
create index concurrently if not exists fits_unconfirmed on fits (product_id) where not is_confirmed;
create index concurrently if not exists search_terms_in_vain on search_terms (on_day, term) include (searches) where hits = 0;
