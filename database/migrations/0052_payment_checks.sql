set lock_timeout = '2s';

-- What staff must look at about money: each cause once, and what became of it.
create table payment_checks (
  id integer generated always as identity primary key,
  -- of its cause: 'intent:pi_…', 'movement:12'
  key text not null constraint payment_checks_key_unique unique,
  kind text not null constraint payment_checks_kind_known check (kind in ('paid_without_order', 'amount_differs',
    'double_payment', 'stock_short', 'late_payment', 'refund_failed', 'dispute', 'transfer_differs', 'transfer_double',
    'transfer_cancelled', 'transfer_unknown', 'vies_unreachable', 'unpaid_hold')),
  order_id integer references orders,
  intent_id text references payment_intents,
  movement_id integer references bank_movements,
  amount_cents bigint not null,
  -- for its explanation
  params jsonb not null default '{}',
  created_at timestamptz not null,
  resolved_at timestamptz,
  -- the action chosen; 'settled' when its cause went away by itself
  resolution text,
  resolved_by text
);
create index payment_checks_open on payment_checks (created_at desc, id desc) where resolved_at is null;

create index orders_needing_attention on orders (id) where needs_attention is not null;
create index orders_vies_unreachable on orders (id) where vat_check ->> 'state' = 'unreachable';
create index payments_due on payments (due_at) where status = 'pending';
create index webhook_events_disputes on webhook_events (id) where type = 'charge.dispute.created';
