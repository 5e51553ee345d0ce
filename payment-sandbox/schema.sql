-- The test gateway's own state. Applied at every start, so each statement must bear repetition;
-- statements are separated by a semicolon at the end of a line.

create schema if not exists payment_sandbox;

create table if not exists payment_sandbox.payment_methods (
  id text constraint payment_methods_key primary key,
  -- Facts of the card or bank and how the gateway will behave; never a full card number.
  instrument jsonb not null,
  billing_details jsonb not null,
  created_at timestamptz not null
);

create table if not exists payment_sandbox.payment_intents (
  id text constraint payment_intents_key primary key,
  client_secret text not null,
  amount integer not null,
  amount_received integer not null default 0,
  currency text not null,
  status text not null,
  description text,
  receipt_email text,
  statement_descriptor_suffix text,
  metadata jsonb not null,
  shipping jsonb,
  automatic_payment_methods jsonb,
  allowed_payment_method_types jsonb,
  payment_method_types jsonb not null,
  payment_method text
    constraint payment_intents_payment_method_exists references payment_sandbox.payment_methods,
  return_url text,
  -- The customer's step of the latest attempt; a newer attempt makes older pages void.
  action_token text,
  action_url text,
  latest_charge text,
  last_payment_error jsonb,
  cancellation_reason text,
  canceled_at timestamptz,
  created_at timestamptz not null,
  constraint payment_intents_amount_is_positive check (amount > 0),
  constraint payment_intents_status_is_known check (status in ('requires_payment_method',
    'requires_confirmation', 'requires_action', 'succeeded', 'canceled')),
  constraint payment_intents_received_only_when_succeeded
    check (amount_received = case when status = 'succeeded' then amount else 0 end),
  constraint payment_intents_canceled_has_a_time
    check ((status = 'canceled') = (canceled_at is not null)),
  constraint payment_intents_action_has_a_page
    check (status <> 'requires_action' or (action_token is not null and action_url is not null))
);

create index if not exists payment_intents_newest_first
  on payment_sandbox.payment_intents (created_at desc, id desc);

create table if not exists payment_sandbox.charges (
  id text constraint charges_key primary key,
  payment_intent text not null
    constraint charges_payment_intent_exists references payment_sandbox.payment_intents,
  payment_method text not null
    constraint charges_payment_method_exists references payment_sandbox.payment_methods,
  amount integer not null,
  amount_refunded integer not null default 0,
  currency text not null,
  status text not null,
  failure jsonb,
  is_authenticated boolean not null,
  is_disputed boolean not null default false,
  created_at timestamptz not null,
  constraint charges_status_is_known check (status in ('succeeded', 'failed')),
  constraint charges_failure_is_told check ((status = 'failed') = (failure is not null)),
  constraint charges_refunded_at_most_what_was_captured check (
    amount_refunded between 0 and case when status = 'succeeded' then amount else 0 end)
);

create unique index if not exists charges_one_success_per_intent
  on payment_sandbox.charges (payment_intent) where status = 'succeeded';

create table if not exists payment_sandbox.refunds (
  id text constraint refunds_key primary key,
  charge text not null constraint refunds_charge_exists references payment_sandbox.charges,
  payment_intent text not null
    constraint refunds_payment_intent_exists references payment_sandbox.payment_intents,
  amount integer not null constraint refunds_amount_is_positive check (amount > 0),
  currency text not null,
  reason text,
  metadata jsonb not null,
  created_at timestamptz not null
);

create index if not exists refunds_of_intent
  on payment_sandbox.refunds (payment_intent, created_at desc, id desc);

create table if not exists payment_sandbox.disputes (
  id text constraint disputes_key primary key,
  charge text not null
    constraint disputes_charge_exists references payment_sandbox.charges
    constraint disputes_one_per_charge unique,
  payment_intent text not null
    constraint disputes_payment_intent_exists references payment_sandbox.payment_intents,
  amount integer not null,
  currency text not null,
  reason text not null,
  created_at timestamptz not null
);

create table if not exists payment_sandbox.events (
  id text constraint events_key primary key,
  type text not null,
  payment_intent text
    constraint events_payment_intent_exists references payment_sandbox.payment_intents,
  -- The object as it was when the event happened.
  object jsonb not null,
  request_id text,
  idempotency_key text,
  created_at timestamptz not null
);

create index if not exists events_newest_first
  on payment_sandbox.events (created_at desc, id desc);

create index if not exists events_of_intent
  on payment_sandbox.events (payment_intent, created_at desc, id desc);

create table if not exists payment_sandbox.webhook_deliveries (
  id bigint generated always as identity constraint webhook_deliveries_key primary key,
  event text not null constraint webhook_deliveries_event_exists references payment_sandbox.events,
  attempts integer not null default 0,
  -- When the next attempt may start; while one is under way, when it counts as lost.
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  gave_up_at timestamptz,
  last_answer text
);

create index if not exists webhook_deliveries_waiting on payment_sandbox.webhook_deliveries
  (due_at, id) where delivered_at is null and gave_up_at is null;

create index if not exists webhook_deliveries_of_event
  on payment_sandbox.webhook_deliveries (event);

create table if not exists payment_sandbox.delivery_pauses (
  -- The id of a payment intent, or 'all'.
  scope text constraint delivery_pauses_key primary key
);

-- Wakes the delivery when there is something to deliver. The body stands on one line, as a
-- semicolon at the end of a line ends a statement.
create or replace function payment_sandbox.wake_delivery() returns trigger language plpgsql as
  $$ begin perform pg_notify('payment_sandbox_delivery', ''); return null; end $$;

create or replace trigger wake_delivery after insert on payment_sandbox.webhook_deliveries
  for each statement execute function payment_sandbox.wake_delivery();

create or replace trigger wake_delivery after delete on payment_sandbox.delivery_pauses
  for each statement execute function payment_sandbox.wake_delivery();

create table if not exists payment_sandbox.idempotency_keys (
  key text constraint idempotency_keys_key primary key,
  fingerprint text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now()
);

create table if not exists payment_sandbox.faults (
  id bigint generated always as identity constraint faults_key primary key,
  kind text not null,
  -- Which API call it meets, such as 'payment_intents.create'; null meets every call.
  operation text,
  status integer,
  delay_ms integer not null default 0,
  remaining integer not null,
  constraint faults_kind_is_known check (kind in ('error', 'slow', 'lost_answer')),
  constraint faults_error_has_a_status check ((kind = 'error') = (status is not null)),
  constraint faults_remaining_is_not_negative check (remaining >= 0)
);
