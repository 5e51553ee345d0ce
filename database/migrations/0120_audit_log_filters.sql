-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists audit_log_by_at on audit_log (at desc, id desc);
create index concurrently if not exists audit_log_by_action on audit_log (action, at desc, id desc);
create index concurrently if not exists audit_log_by_kind on audit_log (entity, at desc, id desc);
create index concurrently if not exists audit_log_by_person on audit_log (actor_id, at desc, id desc);
create index concurrently if not exists audit_log_by_text on audit_log
  using gin (lower(entity_id || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);
drop index concurrently if exists audit_log_by_actor;
