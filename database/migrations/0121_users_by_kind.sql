-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists users_by_role on users (role, created_at desc, id desc) where deleted_at is null;
create index concurrently if not exists users_blocked on users (created_at desc, id desc) where deleted_at is null and blocked_at is not null;
create index concurrently if not exists users_business on users (created_at desc, id desc) where deleted_at is null and company_name is not null;
create index concurrently if not exists users_by_name on users (lower(name), id) where deleted_at is null;
create index concurrently if not exists users_by_vat_number on users (vat_number) where vat_number is not null;
