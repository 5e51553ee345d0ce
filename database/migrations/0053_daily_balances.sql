set lock_timeout = '2s';

-- Of each day in Brussels: what the provider took in, what orders say of the same payments, and what was invoiced for them.
create table daily_balances (
  day date primary key,
  provider_cents bigint not null,
  orders_cents bigint not null,
  -- taken in without an order, and flagged for staff
  flagged_cents bigint not null,
  invoiced_cents bigint not null,
  -- received by transfer, and invoiced for it
  transfers_cents bigint not null,
  transfers_invoiced_cents bigint not null,
  -- given back that day, and credited for it
  refunded_cents bigint not null,
  credited_cents bigint not null,
  is_balanced boolean not null generated always as (provider_cents = orders_cents + flagged_cents and orders_cents = invoiced_cents
    and transfers_cents = transfers_invoiced_cents and refunded_cents = credited_cents) stored,
  made_at timestamptz not null default now()
);
