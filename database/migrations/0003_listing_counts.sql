-- How many active articles there are of each kind: the counts beside the filters of a list.
-- Rows are only ever added by the trigger (+1, -1), so two writers never wait for each other; a job adds them up.
-- The number of rows follows the number of kinds, not the number of articles.
create table listing_counts (
  category_id integer not null,
  brand_id integer not null,
  color_id integer,
  type text not null,
  origin text not null,
  in_stock boolean not null,
  articles integer not null
);

create function count_listed_products() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into listing_counts
    select category_id, brand_id, color_id, type, origin, in_stock, -count(*)
    from old_rows where status = 'active' group by 1, 2, 3, 4, 5, 6;
  end if;
  if tg_op <> 'DELETE' then
    insert into listing_counts
    select category_id, brand_id, color_id, type, origin, in_stock, count(*)
    from new_rows where status = 'active' group by 1, 2, 3, 4, 5, 6;
  end if;
  return null;
end $$;

create trigger products_counted_on_insert after insert on products
  referencing new table as new_rows for each statement execute function count_listed_products();
create trigger products_counted_on_delete after delete on products
  referencing old table as old_rows for each statement execute function count_listed_products();
create trigger products_counted_on_update after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function count_listed_products();

/* Adds up the rows of each kind. Run by a job; safe beside readers and writers. */
create function compact_listing_counts() returns void language sql as $$
  with taken as (delete from listing_counts returning *)
  insert into listing_counts
  select category_id, brand_id, color_id, type, origin, in_stock, sum(articles)
  from taken group by 1, 2, 3, 4, 5, 6 having sum(articles) <> 0;
$$;
