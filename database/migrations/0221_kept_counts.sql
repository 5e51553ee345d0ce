set lock_timeout = '2s';

-- How many rows a long list has, by the part of it staff ask for: orders by status, accounts by role, printers by brand.
-- Rows are only ever added by the triggers (+n, -n), so two writers never wait for each other; a job adds them up.
create table kept_counts (
  list text not null,
  part text not null,
  number integer not null
);

create function count_order_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into kept_counts (list, part, number)
    select 'orders', part, sum(n) from (
      select status as part, -1 as n from old_rows union all select status, 1 from new_rows) changed
    group by part having sum(n) <> 0;
  elsif tg_op = 'INSERT' then
    insert into kept_counts (list, part, number) select 'orders', status, count(*) from new_rows group by status;
  else
    insert into kept_counts (list, part, number) select 'orders', status, -count(*) from old_rows group by status;
  end if;
  return null;
end $$;

create function count_user_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into kept_counts (list, part, number)
    select 'users', part, sum(n) from (
      select role as part, -1 as n from old_rows where deleted_at is null
      union all select role, 1 from new_rows where deleted_at is null) changed
    group by part having sum(n) <> 0;
  elsif tg_op = 'INSERT' then
    insert into kept_counts (list, part, number) select 'users', role, count(*) from new_rows where deleted_at is null group by role;
  else
    insert into kept_counts (list, part, number) select 'users', role, -count(*) from old_rows where deleted_at is null group by role;
  end if;
  return null;
end $$;

create function count_printer_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into kept_counts (list, part, number)
    select 'printers', part, sum(n) from (
      select brand_id::text as part, -1 as n from old_rows union all select brand_id::text, 1 from new_rows) changed
    group by part having sum(n) <> 0;
  elsif tg_op = 'INSERT' then
    insert into kept_counts (list, part, number) select 'printers', brand_id::text, count(*) from new_rows group by brand_id;
  else
    insert into kept_counts (list, part, number) select 'printers', brand_id::text, -count(*) from old_rows group by brand_id;
  end if;
  return null;
end $$;

/* Adds up the rows of each part. Run by a job; safe beside readers and writers. */
create function compact_kept_counts() returns void language sql as $$
  with taken as (delete from kept_counts returning *)
  insert into kept_counts (list, part, number)
  select list, part, sum(number) from taken group by list, part having sum(number) <> 0;
$$;

create trigger orders_counted_on_insert after insert on orders
  referencing new table as new_rows for each statement execute function count_order_rows();
create trigger orders_counted_on_delete after delete on orders
  referencing old table as old_rows for each statement execute function count_order_rows();
create trigger orders_counted_on_update after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function count_order_rows();
create trigger users_counted_on_insert after insert on users
  referencing new table as new_rows for each statement execute function count_user_rows();
create trigger users_counted_on_delete after delete on users
  referencing old table as old_rows for each statement execute function count_user_rows();
create trigger users_counted_on_update after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function count_user_rows();
create trigger printers_counted_on_insert after insert on printers
  referencing new table as new_rows for each statement execute function count_printer_rows();
create trigger printers_counted_on_delete after delete on printers
  referencing old table as old_rows for each statement execute function count_printer_rows();
create trigger printers_counted_on_update after update on printers
  referencing old table as old_rows new table as new_rows for each statement execute function count_printer_rows();

-- The triggers above wait for writers under way and are there before anybody writes again.
insert into kept_counts (list, part, number)
select 'orders', status, count(*) from orders group by status
union all select 'users', role, count(*) from users where deleted_at is null group by role
union all select 'printers', brand_id::text, count(*) from printers group by brand_id;
