/* Notes how a change of articles changes the number of each kind. */
create or replace function count_listed_products() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into listing_counts (category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, articles)
    select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, -count(*)
    from old_rows where status = 'active' group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  if tg_op <> 'DELETE' then
    insert into listing_counts (category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, articles)
    select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, count(*)
    from new_rows where status = 'active' group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  return null;
end $$;

/* Adds up the rows of each kind. Run by a job; safe beside readers and writers. */
create or replace function compact_listing_counts() returns void language sql as $$
  with taken as (delete from listing_counts returning *)
  insert into listing_counts (category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, articles)
  select category_id, brand_id, color_id, type, origin, in_stock, for_brand_ids, sum(articles)
  from taken group by 1, 2, 3, 4, 5, 6, 7 having sum(articles) <> 0;
$$;

/* Popularity: pieces sold in the last 30 days. Only articles whose number changed are written. */
create or replace function refresh_popularity() returns void language sql as $$
  with sold as (
    select i.product_id, sum(i.quantity)::integer as pieces
    from orders o join order_items i on i.order_id = o.id
    where o.created_at > now() - interval '30 days' and o.status <> 'cancelled'
    group by i.product_id
  )
  update products p set popularity = coalesce(s.pieces, 0)
  from products q left join sold s on s.product_id = q.id
  where p.id = q.id and p.popularity <> coalesce(s.pieces, 0);
$$;

/* Looks up anew whose printers these articles fit, and how many. */
create or replace function refresh_for_brands(ids integer[]) returns void language sql as $$
  update products p set for_brand_ids = found.brand_ids, printer_count = found.printers
  from (
    select c.id, count(q.id)::integer as printers,
      coalesce(array_agg(distinct q.brand_id order by q.brand_id) filter (where q.id is not null), '{}') as brand_ids
    from unnest(ids) as c (id)
    left join fits f on f.product_id = c.id
    left join printers q on q.id = f.printer_id
    group by c.id
  ) found
  where p.id = found.id and (p.for_brand_ids <> found.brand_ids or p.printer_count <> found.printers);
$$;

/* Keeps them in step with the fits that a statement changed. */
create or replace function follow_fits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform refresh_for_brands(array(select distinct product_id from old_rows));
  end if;
  if tg_op <> 'DELETE' then
    perform refresh_for_brands(array(select distinct product_id from new_rows));
  end if;
  return null;
end $$;

/* And with a printer that is given to another brand. */
create or replace function follow_printer_brand() returns trigger language plpgsql as $$
begin
  perform refresh_for_brands(array(select product_id from fits where printer_id = new.id));
  return null;
end $$;
