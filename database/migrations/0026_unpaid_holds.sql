set lock_timeout = '2s';

-- A keyed hash of the network a checkout came from, to count what one network holds without paying.
alter table checkouts add column network_hash bytea;
