-- no-transaction
set lock_timeout = '2s';
-- Staff look for any part of what visitors wrote; the line ends keep a part of one field from running into the next.
create index concurrently if not exists contact_submissions_by_text on contact_submissions using gin
  (lower(name || E'\n' || email::text || E'\n' || subject || E'\n' || message) gin_trgm_ops);
create index concurrently if not exists reviews_by_text on reviews using gin
  (lower(title || E'\n' || opinion || E'\n' || name || E'\n' || email::text) gin_trgm_ops);
