-- no-transaction
set lock_timeout = '2s';
drop index concurrently if exists products_desk_words;
create index concurrently if not exists products_by_desk_words on products using gin (desk_words gin_trgm_ops);
drop function if exists desk_words(text, text, text, text, text, text, text);
