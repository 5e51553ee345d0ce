-- no-transaction
set lock_timeout = '2s';
-- A thousand at a time, each in a transaction of its own: no order stays locked for long.
do $$ declare place integer := 0; last integer := (select coalesce(max(id), 0) from orders); begin
  while place <= last loop
    update orders set email = email where id > place and id <= place + 1000 and country is null; place := place + 1000; commit; end loop; end $$;
create index concurrently if not exists orders_by_search_text on orders using gin (search_text gin_trgm_ops);
create index concurrently if not exists orders_by_country_kept on orders (country, id desc);
drop index concurrently if exists orders_by_search;
drop index concurrently if exists orders_by_country;
