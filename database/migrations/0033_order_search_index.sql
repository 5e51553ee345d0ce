-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists orders_by_search on orders
  using gin (order_search_text(number, email::text, billing_address, shipping_address) gin_trgm_ops);
create index concurrently if not exists shipments_by_tracking on shipments using gin (lower(tracking_number) gin_trgm_ops);
create index concurrently if not exists orders_by_status on orders (status, id desc);
create index concurrently if not exists orders_by_total on orders (total_cents, id);
create index concurrently if not exists orders_by_country on orders ((shipping_address ->> 'country'), id desc);
