/* Notes how a change of articles changes the number of each kind. */
create or replace function count_listed_products() returns trigger language plpgsql as $$
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

/* Adds up the rows of each kind. Run by a job; safe beside readers and writers. */
create or replace function compact_listing_counts() returns void language sql as $$
  with taken as (delete from listing_counts returning *)
  insert into listing_counts
  select category_id, brand_id, color_id, type, origin, in_stock, sum(articles)
  from taken group by 1, 2, 3, 4, 5, 6 having sum(articles) <> 0;
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
