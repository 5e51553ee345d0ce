-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists product_desk_words_by_part on product_desk_words using gin (words gin_trgm_ops);
