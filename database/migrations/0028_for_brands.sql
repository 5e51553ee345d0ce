-- Whose printers an article fits, for the filter of every list. Kept by triggers on the fits, so that
-- no list has to look at them.
alter table products add column for_brand_ids integer[] not null default '{}';
create index products_by_for_brands on products using gin (for_brand_ids) where status = 'active';
alter table listing_counts add column for_brand_ids integer[] not null default '{}';

/* Looks up anew whose printers these articles fit. */
create function refresh_for_brands(ids integer[]) returns void language sql as $$
  update products p set for_brand_ids = found.brand_ids
  from (
    select c.id, coalesce(array_agg(distinct q.brand_id order by q.brand_id) filter (where q.id is not null), '{}') as brand_ids
    from unnest(ids) as c (id)
    left join fits f on f.product_id = c.id
    left join printers q on q.id = f.printer_id
    group by c.id
  ) found
  where p.id = found.id and p.for_brand_ids <> found.brand_ids;
$$;

/* Keeps them in step with the fits that a statement changed. */
create function follow_fits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_for_brands(array(select distinct product_id from old_rows));
  end if;
  if tg_op <> 'DELETE' then
    perform refresh_for_brands(array(select distinct product_id from new_rows));
  end if;
  return null;
end $$;

create trigger fits_followed_on_insert after insert on fits
  referencing new table as new_rows for each statement execute function follow_fits();
create trigger fits_followed_on_delete after delete on fits
  referencing old table as old_rows for each statement execute function follow_fits();
create trigger fits_followed_on_update after update on fits
  referencing old table as old_rows new table as new_rows for each statement execute function follow_fits();

/* And with a printer that is given to another brand. */
create function follow_printer_brand() returns trigger language plpgsql as $$
begin
  perform refresh_for_brands(array(select product_id from fits where printer_id = new.id));
  return null;
end $$;

create trigger printers_followed after update of brand_id on printers
  for each row when (old.brand_id <> new.brand_id) execute function follow_printer_brand();

select refresh_for_brands(array(select id from products));
delete from listing_counts;
insert into listing_counts (category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, articles)
select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, count(*)
from products where status = 'active' group by 1, 2, 3, 4, 5, 6, 7;
