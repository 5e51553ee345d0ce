-- no-transaction
set lock_timeout = '2s';
-- The log of searches is read by its latest days, and forgotten by its oldest.
create index concurrently if not exists search_terms_by_day on search_terms (on_day);
-- Search words are listed by word, whatever their language.
create index concurrently if not exists search_synonyms_by_word on search_synonyms (word, id);
