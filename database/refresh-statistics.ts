/**
 * The statement that lets PostgreSQL know what tables hold that it has never looked at, so that it does not
 * plan by guesses until autovacuum comes by; a new index on an expression counts as such. Only tables with
 * rows: of one that was empty when it was looked at, PostgreSQL goes on believing that it is small, and
 * reads it from end to end while it fills.
 */
export const REFRESH_STATISTICS = `do $$
begin
  execute coalesce((
    -- the view, since the table behind it is for superusers
    with known as (select distinct format('%I.%I', schemaname, tablename)::regclass as of from pg_stats where schemaname = 'public')
    select 'analyze ' || string_agg(c.oid::regclass::text, ', ') from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
      and (not exists (select from known where known.of = c.oid) or exists (
        select from pg_index i where i.indrelid = c.oid and i.indexprs is not null
          and not exists (select from known where known.of = i.indexrelid)))), 'select');
end $$`
