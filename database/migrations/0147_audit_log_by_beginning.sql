-- no-transaction
set lock_timeout = '2s';
-- An import writes whole articles into the log: with all of their letters in the index, that took longer than the articles.
create index concurrently if not exists audit_log_by_beginning on audit_log
  using gin (lower(entity_id || ' ' || left(coalesce(before::text, ''), 1000) || ' ' || left(coalesce(after::text, ''), 1000)) gin_trgm_ops);
drop index concurrently if exists audit_log_by_text;
