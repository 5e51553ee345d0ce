set lock_timeout = '2s';

-- What each article brought on a calendar day of Brussels: pieces and money of orders paid on it, less what was
-- given back on it. What no article brought (delivery, amounts refunded without naming pieces) is the rest of the day.
create table day_sales (
  day date not null,
  product_id integer not null references products,
  pieces integer not null,
  revenue_cents bigint not null,
  primary key (day, product_id)
);

-- To be counted anew although it is long past: a refund of it failed later, or it was never counted by article.
alter table days add column is_stale boolean not null default false;
update days set is_stale = true;
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

