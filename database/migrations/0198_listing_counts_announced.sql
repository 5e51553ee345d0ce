-- Processes keep the counts of the kinds of articles in memory until they change.
set lock_timeout = '2s';
create trigger listing_counts_announced after insert or update or delete on listing_counts for each statement execute function announce_change();
