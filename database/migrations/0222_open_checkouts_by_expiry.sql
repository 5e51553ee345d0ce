set lock_timeout = '2s';

-- For the job that ends checkouts alone. While statistics know of no open checkouts, the index looked as good
-- as checkouts_open_by_cart, and each cart of a rush read all open checkouts. What does not ask for
-- expires_at cannot use it any more.
create index checkouts_open_until on checkouts (expires_at) where state = 'open' and expires_at is not null;
drop index checkouts_open_by_expiry;
