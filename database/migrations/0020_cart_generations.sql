set lock_timeout = '2s';

-- One content of a cart becomes one order: an order raises the number, and a checkout remembers the one it was made of.
alter table carts add column generation integer not null default 0;
alter table checkouts add column cart_generation integer;

-- The key under which the provider makes the payment only once. Random, because ids start again
-- after a restore while the provider remembers theirs.
alter table checkouts add column payment_key uuid;
alter table checkouts alter column payment_key set default gen_random_uuid();
