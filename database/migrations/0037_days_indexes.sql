-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists carts_by_created on carts (created_at);
create index concurrently if not exists checkouts_by_created on checkouts (created_at);
create index concurrently if not exists payments_by_paid on payments (paid_at) where paid_at is not null;
create index concurrently if not exists refunds_by_settled on refunds (settled_at) where status = 'succeeded';
