/**
 * The statement that lets PostgreSQL know what the tables hold, so that it does not plan by guesses until
 * autovacuum comes by. Only tables with rows: of one that was empty when it was looked at, PostgreSQL goes
 * on believing that it is small, and reads it from end to end while it fills.
 */
export const REFRESH_STATISTICS = `do $$
begin
  execute coalesce((
    select 'analyze ' || string_agg(oid::regclass::text, ', ') from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0), 'select');
end $$`
