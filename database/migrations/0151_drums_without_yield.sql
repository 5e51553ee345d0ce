-- no-transaction
set lock_timeout = '2s';
-- A drum has pages too, but no standard that measures them.
create index concurrently if not exists products_without_pages on products (id)
  where (impressions is null or yield_standard is null and type <> 'drum') and type in ('inkjet', 'toner', 'drum') and status = 'active';
drop index concurrently if exists products_without_yield;
