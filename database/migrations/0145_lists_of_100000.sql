-- no-transaction
set lock_timeout = '2s';
-- What was dealt with outgrows what is open: a page of it is read in its order.
create index concurrently if not exists payment_checks_by_created on payment_checks (created_at desc, id desc)
  include (kind, resolved_at);
create index concurrently if not exists payment_checks_by_kind on payment_checks (kind, created_at desc, id desc)
  include (resolved_at);
create index concurrently if not exists payment_checks_by_order on payment_checks (order_id) where order_id is not null;
-- The few carts of which the shop knows whose they are.
create index concurrently if not exists carts_of_customers on carts (id) where user_id is not null;
