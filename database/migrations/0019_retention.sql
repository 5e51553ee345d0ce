-- no-transaction
-- What is past its time is found by its age, a batch at a time. An index that a broken attempt left
-- behind is made anew: this file may be repeated.
drop index concurrently if exists limit_points_by_expiry;
create index concurrently limit_points_by_expiry on limit_points (expire);

drop index concurrently if exists mails_by_age;
create index concurrently mails_by_age on mails (created_at);

drop index concurrently if exists carts_of_guests_by_age;
create index concurrently carts_of_guests_by_age on carts (updated_at) where guest_hash is not null;

-- deleting a cart looks here
drop index concurrently if exists checkouts_by_cart;
create index concurrently checkouts_by_cart on checkouts (cart_id) where cart_id is not null;

drop index concurrently if exists checkouts_released_by_age;
create index concurrently checkouts_released_by_age on checkouts (created_at) where state = 'released';

drop index concurrently if exists webhook_events_by_age;
create index concurrently webhook_events_by_age on webhook_events (received_at) where processed_at is not null;

drop index concurrently if exists webhook_events_by_intent;
create index concurrently webhook_events_by_intent on webhook_events (intent_id) where intent_id is not null;

-- a sign-in goes with the last of its tokens
drop index concurrently if exists sessions_by_creation;
