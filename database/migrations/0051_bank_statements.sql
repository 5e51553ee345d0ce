set lock_timeout = '2s';

-- Statements of the shop's account as uploaded; the same file is kept once.
create table bank_statements (
  id integer generated always as identity primary key,
  name text not null,
  format text not null constraint bank_statements_format_known check (format in ('csv', 'coda')),
  checksum bytea not null constraint bank_statements_once unique,
  uploaded_by text not null,
  uploaded_at timestamptz not null default now(),
  applied_at timestamptz
);

-- Money that came in. A movement stands in one statement only, however many files hold it.
create table bank_movements (
  id integer generated always as identity primary key,
  statement_id integer not null references bank_statements,
  -- in the file
  line integer not null,
  booked_on date not null,
  amount_cents bigint not null constraint bank_movements_came_in check (amount_cents > 0),
  name text not null,
  account text not null,
  communication text not null,
  -- the digits of a structured communication, where there is one
  reference text,
  -- of all that tells movements apart; the second of two alike in one file has another
  fingerprint bytea not null,
  -- earlier or elsewhere booked: nothing is done with it
  is_double boolean not null default false,
  -- the order it paid
  order_id integer references orders,
  applied_at timestamptz,
  unique (statement_id, line)
);
create unique index bank_movements_once on bank_movements (fingerprint) where not is_double;
create index bank_movements_by_order on bank_movements (order_id) where order_id is not null;
create index payments_by_communication on payments (structured_communication) where structured_communication is not null;
