-- no-transaction
set lock_timeout = '2s';
-- Rows of one file are compared by their SKU however it is written.
create index concurrently if not exists catalogue_import_rows_by_any_key on catalogue_import_rows (import_id, lower(key));
drop index concurrently if exists catalogue_import_rows_by_key;
