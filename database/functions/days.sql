/*
 * Counts the days from one on anew, and those that are stale: what came in and went back by the calendar of
 * Brussels, and what of it each article brought. A refund without an order gives back what was no revenue.
 */
create or replace function count_days(since date) returns void language plpgsql as $$
declare
  counted date[];
begin
  -- one at a time: two would write the same rows
  perform pg_advisory_xact_lock(hashtext('count_days'));
  counted := array(
    select d.day::date from generate_series(since, (now() at time zone 'Europe/Brussels')::date, interval '1 day') as d (day)
    union
    select day from days where is_stale
  );

  with spans as (
    select c.day, c.day::timestamp at time zone 'Europe/Brussels' as since, (c.day + 1)::timestamp at time zone 'Europe/Brussels' as till
    from unnest(counted) as c (day)
  ),
  happened as (
    select s.day, 1 as cart, 0 as checkout, 0 as paid, 0 as cents from spans s join carts c on c.created_at >= s.since and c.created_at < s.till
    union all
    select s.day, 0, 1, 0, 0 from spans s join checkouts c on c.created_at >= s.since and c.created_at < s.till
    union all
    select s.day, 0, 0, 1, p.amount_cents from spans s join payments p on p.paid_at >= s.since and p.paid_at < s.till
    union all
    select s.day, 0, 0, 0, -r.amount_cents from spans s
    join refunds r on r.status = 'succeeded' and r.settled_at >= s.since and r.settled_at < s.till
    where r.order_id is not null
  )
  insert into days (day, carts, checkouts, paid_orders, revenue_cents)
  select s.day, coalesce(sum(h.cart), 0), coalesce(sum(h.checkout), 0), coalesce(sum(h.paid), 0), coalesce(sum(h.cents), 0)
  from spans s left join happened h using (day)
  group by s.day having count(h.day) > 0 or exists (select from days known where known.day = s.day)
  on conflict (day) do update set
    -- what is forgotten by now was counted before
    carts = greatest(days.carts, excluded.carts), checkouts = greatest(days.checkouts, excluded.checkouts),
    paid_orders = excluded.paid_orders, revenue_cents = excluded.revenue_cents, is_stale = false
  where days.is_stale or (days.paid_orders, days.revenue_cents) <> (excluded.paid_orders, excluded.revenue_cents)
    or days.carts < excluded.carts or days.checkouts < excluded.checkouts;

  with spans as (
    select c.day, c.day::timestamp at time zone 'Europe/Brussels' as since, (c.day + 1)::timestamp at time zone 'Europe/Brussels' as till
    from unnest(counted) as c (day)
  ),
  moved as (
    select s.day, i.product_id, i.quantity as pieces, i.line_total_cents as cents
    from spans s join payments p on p.paid_at >= s.since and p.paid_at < s.till
    join order_items i on i.order_id = p.order_id
    union all
    select s.day, i.product_id, -l.quantity, -l.amount_cents
    from spans s join refunds r on r.status = 'succeeded' and r.settled_at >= s.since and r.settled_at < s.till
    join refund_lines l on l.refund_id = r.id join order_items i on i.id = l.order_item_id
    where r.order_id is not null
  ),
  sales as materialized (
    select day, product_id, sum(pieces)::int as pieces, sum(cents)::bigint as cents from moved group by 1, 2
  ),
  gone as (
    delete from day_sales d where d.day = any(counted)
      and not exists (select from sales s where s.day = d.day and s.product_id = d.product_id)
  )
  insert into day_sales (day, product_id, pieces, revenue_cents)
  select day, product_id, pieces, cents from sales
  on conflict (day, product_id) do update set pieces = excluded.pieces, revenue_cents = excluded.revenue_cents
  where (day_sales.pieces, day_sales.revenue_cents) <> (excluded.pieces, excluded.revenue_cents);
end $$;
