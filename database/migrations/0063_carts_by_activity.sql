-- no-transaction
set lock_timeout = '2s';
drop index concurrently if exists carts_by_activity;
create index concurrently carts_by_activity on carts (updated_at desc, id desc);
