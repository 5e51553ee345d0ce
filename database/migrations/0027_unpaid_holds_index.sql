-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists checkouts_by_network on checkouts (network_hash) where network_hash is not null and state <> 'released';
create index concurrently if not exists orders_pending on orders (id) where status = 'pending';
