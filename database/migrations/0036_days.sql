set lock_timeout = '2s';

-- What each day brought, by the calendar of Brussels: carts and checkouts are forgotten after a while.
create table days (
  day date primary key,
  carts integer not null default 0,
  checkouts integer not null default 0,
  paid_orders integer not null default 0,
  revenue_cents bigint not null default 0
);

/* Counts the days from one on anew; days without anything have no row. */
create function count_days(since date) returns void language sql as $$
  with first_moment as (select since::timestamp at time zone 'Europe/Brussels' as at),
  happened as (
    select created_at as at, 1 as cart, 0 as checkout, 0 as paid, 0 as cents from carts, first_moment f where created_at >= f.at
    union all
    select created_at, 0, 1, 0, 0 from checkouts, first_moment f where created_at >= f.at
    union all
    select paid_at, 0, 0, 1, amount_cents from payments, first_moment f where paid_at >= f.at
    union all
    select settled_at, 0, 0, 0, -amount_cents from refunds, first_moment f where status = 'succeeded' and settled_at >= f.at
  )
  insert into days (day, carts, checkouts, paid_orders, revenue_cents)
  select (at at time zone 'Europe/Brussels')::date, sum(cart), sum(checkout), sum(paid), sum(cents)
  from happened group by 1
  on conflict (day) do update set
    -- what is forgotten by now was counted before
    carts = greatest(days.carts, excluded.carts), checkouts = greatest(days.checkouts, excluded.checkouts),
    paid_orders = excluded.paid_orders, revenue_cents = excluded.revenue_cents;
$$;

select count_days('2000-01-01');
