-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists users_by_search on users
  using gin (lower(name || ' ' || email::text || ' ' || coalesce(company_name, '')) gin_trgm_ops) where deleted_at is null;
create index concurrently if not exists users_by_created on users (created_at desc, id desc) where deleted_at is null;
