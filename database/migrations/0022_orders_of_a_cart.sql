-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists checkouts_ordered_by_cart on checkouts (cart_id, cart_generation) where state = 'ordered';
