set lock_timeout = '2s';

-- A consumer goes back on a purchase, or on some lines of it; shown as WD- and the id.
create table withdrawals (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  status text not null default 'received' constraint withdrawals_status_known
    check (status in ('received', 'accepted', 'declined', 'goods_received', 'refunded')),
  -- the customer's, who need not give one
  reason text,
  -- staff enter what comes by letter, with the day it was written
  source text not null default 'form' constraint withdrawals_source_known check (source in ('form', 'letter')),
  declared_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- one form that is sent twice is one withdrawal
  request_key text,
  -- under which its money goes back once
  refund_key uuid not null default gen_random_uuid() constraint withdrawals_refund_key_unique unique,
  refund_id integer references refunds,
  version integer not null default 1,
  constraint withdrawals_once_per_request unique (order_id, request_key)
);
create index withdrawals_by_status on withdrawals (status, id desc);

create table withdrawal_lines (
  withdrawal_id integer not null references withdrawals on delete cascade,
  order_item_id integer not null references order_items,
  quantity integer not null constraint withdrawal_lines_quantity_positive check (quantity > 0),
  primary key (withdrawal_id, order_item_id)
);
create index withdrawal_lines_by_item on withdrawal_lines (order_item_id);

create table withdrawal_events (
  id bigint generated always as identity primary key,
  withdrawal_id integer not null references withdrawals on delete cascade,
  status text not null,
  -- of staff, for the customer to read
  reason text,
  actor text not null,
  at timestamptz not null default now()
);
create index withdrawal_events_by_withdrawal on withdrawal_events (withdrawal_id, id);
