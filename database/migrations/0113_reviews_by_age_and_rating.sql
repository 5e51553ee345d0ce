-- no-transaction
set lock_timeout = '2s';
-- As the staff's list of reviews is sorted.
create index concurrently if not exists reviews_by_age on reviews (created_at desc, id desc);
create index concurrently if not exists reviews_by_rating_up on reviews (rating, created_at desc, id desc);
create index concurrently if not exists reviews_by_rating_down on reviews (rating desc, created_at desc, id desc);
