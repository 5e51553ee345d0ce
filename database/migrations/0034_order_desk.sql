set lock_timeout = '2s';

-- Who of the staff changed what. Rows are added, never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  actor_id integer not null references users,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  ip text not null,
  at timestamptz not null default now()
);
create index audit_log_by_entity on audit_log (entity, entity_id, id desc);
create index audit_log_by_actor on audit_log (actor_id, id desc);

-- What staff wrote on an order, for themselves or for its customer too.
create table order_notes (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  note text not null,
  is_visible boolean not null default false,
  author text not null,
  created_at timestamptz not null default now()
);
create index order_notes_by_order on order_notes (order_id, id);

-- Money on its way back. A row stands before the provider is asked, so that a crash leaves something to go on with.
create table refunds (
  id integer generated always as identity primary key,
  order_id integer references orders,
  -- of a payment that no order was made of
  intent_id text references payment_intents,
  amount_cents integer not null constraint refunds_amount_positive check (amount_cents > 0),
  reason text,
  status text not null default 'pending' constraint refunds_status_known check (status in ('pending', 'succeeded', 'failed')),
  -- the provider makes a refund of one key only once
  key uuid not null default gen_random_uuid() constraint refunds_key_unique unique,
  provider_refund_id text constraint refunds_provider_refund_unique unique,
  failure text,
  actor text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint refunds_of_order_or_payment check (num_nonnulls(order_id, intent_id) >= 1)
);
create index refunds_by_order on refunds (order_id, id) where order_id is not null;
create index refunds_by_intent on refunds (intent_id) where intent_id is not null;
create index refunds_pending on refunds (id) where status = 'pending';

create table refund_lines (
  refund_id integer not null references refunds on delete cascade,
  order_item_id integer not null references order_items,
  quantity integer not null constraint refund_lines_quantity_positive check (quantity > 0),
  amount_cents integer not null,
  restock boolean not null,
  primary key (refund_id, order_item_id)
);
create index refund_lines_by_item on refund_lines (order_item_id);
