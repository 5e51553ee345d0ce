/* Counts the days from one on anew, and those that are stale, a month of them at a time. */
create or replace function count_days(since date) returns void language plpgsql as $$
declare
  stale date;
begin
  -- one at a time: two would write the same rows
  perform pg_advisory_xact_lock(hashtext('count_days'));
  perform count_days_between(since, (now() at time zone 'Europe/Brussels')::date);
  for stale in select day from days where is_stale order by day desc limit 31 loop
    perform count_days_between(stale, stale);
  end loop;
end $$;

/*
 * What came in and went back from one day to another by the calendar of Brussels, and what of it each article
 * brought. A refund without an order gives back what was no revenue. Planned each time, because two days are read
 * by an index and all of them are not.
 */
create or replace function count_days_between(first_day date, last_day date) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  since timestamptz := first_day::timestamp at time zone 'Europe/Brussels';
  till timestamptz := (last_day + 1)::timestamp at time zone 'Europe/Brussels';
begin
  with happened as (
    select created_at as at, 1 as cart, 0 as checkout, 0 as paid, 0 as cents from carts where created_at >= since and created_at < till
    union all
    select created_at, 0, 1, 0, 0 from checkouts where created_at >= since and created_at < till
    union all
    select paid_at, 0, 0, 1, amount_cents from payments where paid_at >= since and paid_at < till
    union all
    select settled_at, 0, 0, 0, -amount_cents from refunds
    where status = 'succeeded' and settled_at >= since and settled_at < till and order_id is not null
    union all
    -- a day of which nothing is left is counted, too
    select day::timestamp at time zone 'Europe/Brussels', 0, 0, 0, 0 from days where day between first_day and last_day
  )
  insert into days (day, carts, checkouts, paid_orders, revenue_cents)
  select (at at time zone 'Europe/Brussels')::date, sum(cart), sum(checkout), sum(paid), sum(cents)
  from happened group by 1
  on conflict (day) do update set
    -- what is forgotten by now was counted before
    carts = greatest(days.carts, excluded.carts), checkouts = greatest(days.checkouts, excluded.checkouts),
    paid_orders = excluded.paid_orders, revenue_cents = excluded.revenue_cents, is_stale = false
  where days.is_stale or (days.paid_orders, days.revenue_cents) <> (excluded.paid_orders, excluded.revenue_cents)
    or days.carts < excluded.carts or days.checkouts < excluded.checkouts;

  with moved as (
    select p.paid_at as at, i.product_id, i.quantity as pieces, i.line_total_cents as cents
    from payments p join order_items i on i.order_id = p.order_id
    where p.paid_at >= since and p.paid_at < till
    union all
    select r.settled_at, i.product_id, -l.quantity, -l.amount_cents
    from refunds r join refund_lines l on l.refund_id = r.id join order_items i on i.id = l.order_item_id
    where r.status = 'succeeded' and r.settled_at >= since and r.settled_at < till and r.order_id is not null
  ),
  sales as materialized (
    select (at at time zone 'Europe/Brussels')::date as day, product_id, sum(pieces) as pieces, sum(cents) as cents
    from moved group by 1, 2
  ),
  gone as (
    delete from day_sales d where d.day between first_day and last_day
      and not exists (select from sales s where s.day = d.day and s.product_id = d.product_id)
  )
  insert into day_sales (day, product_id, pieces, revenue_cents)
  select day, product_id, pieces, cents from sales
  on conflict (day, product_id) do update set pieces = excluded.pieces, revenue_cents = excluded.revenue_cents
  where (day_sales.pieces, day_sales.revenue_cents) <> (excluded.pieces, excluded.revenue_cents);
end $$;
