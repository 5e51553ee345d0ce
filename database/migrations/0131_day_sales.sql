set lock_timeout = '2s';

-- What each article brought on a calendar day of Brussels: pieces and money of orders paid on it, less what was
-- given back on it. What no article brought (delivery, amounts refunded without naming pieces) is the rest of the day.
create table day_sales (
  day date not null,
  product_id integer not null references products,
  pieces integer not null,
  revenue_cents integer not null,
  -- a year of them is added up without looking at the rows
  primary key (day, product_id) include (pieces, revenue_cents)
);

insert into day_sales (day, product_id, pieces, revenue_cents)
select day, product_id, sum(pieces), sum(cents) from (
  select (p.paid_at at time zone 'Europe/Brussels')::date as day, i.product_id, i.quantity as pieces, i.line_total_cents as cents
  from payments p join order_items i on i.order_id = p.order_id where p.paid_at is not null
  union all
  select (r.settled_at at time zone 'Europe/Brussels')::date, i.product_id, -l.quantity, -l.amount_cents
  from refunds r join refund_lines l on l.refund_id = r.id join order_items i on i.id = l.order_item_id
  where r.status = 'succeeded' and r.order_id is not null
) moved group by 1, 2;

-- What was paid back without ever becoming an order had lowered the revenue of its day.
update days d set revenue_cents = d.revenue_cents + given_back.cents from (
  select (settled_at at time zone 'Europe/Brussels')::date as day, sum(amount_cents) as cents
  from refunds where status = 'succeeded' and order_id is null group by 1
) given_back where given_back.day = d.day;

-- To be counted anew although it is long past: a refund of it failed later.
alter table days add column is_stale boolean not null default false;
create index days_stale on days (day) where is_stale;

/* A refund that had been made and failed after all is no refund of its day any more. */
create function note_unmade_refund() returns trigger language plpgsql as $$
begin
  insert into days (day, is_stale) values ((old.settled_at at time zone 'Europe/Brussels')::date, true)
  on conflict (day) do update set is_stale = true;
  return null;
end $$;
create trigger refund_unmade after update of status on refunds
  for each row when (old.status = 'succeeded' and new.status <> 'succeeded' and old.settled_at is not null)
  execute function note_unmade_refund();

