-- no-transaction
set lock_timeout = '2s';
-- Whether an address has a delivered order with an article.
create index concurrently if not exists orders_by_email on orders (email);
