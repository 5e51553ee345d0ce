create table orders (
  id integer generated always as identity primary key,
  number text not null constraint orders_number_unique unique,
  checkout_id integer not null constraint orders_one_per_checkout unique references checkouts,
  user_id integer references users,
  guest_hash bytea,
  language text not null,
  status text not null constraint orders_status_known check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
  customer_type text not null,
  email citext not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  purchase_order text,
  notes text,
  subtotal_cents integer not null,
  shipping_fee_cents integer not null,
  tax_cents integer not null,
  tax_lines jsonb not null,
  total_cents integer not null,
  is_vat_exempt boolean not null default false,
  vat_check jsonb,
  estimated_delivery_on date,
  -- why staff must look: paid, but the stock was gone
  needs_attention text,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint orders_exactly_one_owner check (num_nonnulls(user_id, guest_hash) = 1),
  constraint orders_total_is_sum check (total_cents = subtotal_cents + shipping_fee_cents)
);
create index orders_by_user on orders (user_id, id desc) where user_id is not null;
create index orders_by_guest on orders (guest_hash, id desc) where guest_hash is not null;
create index orders_by_created on orders (created_at desc, id desc);

create table order_items (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer not null references products,
  product_color_id integer references product_colors,
  sku text not null,
  name text not null,
  color_name text,
  thumbnail text not null,
  quantity integer not null constraint order_items_quantity_positive check (quantity > 0),
  unit_price_cents integer not null,
  line_total_cents integer not null,
  vat_rate integer not null,
  vat_cents integer not null
);
create index order_items_by_order on order_items (order_id);
create index order_items_by_product on order_items (product_id, order_id);

create table payments (
  id integer generated always as identity primary key,
  order_id integer not null constraint payments_one_per_order unique references orders on delete cascade,
  method text not null constraint payments_method_known
    check (method in ('credit_card', 'apple_pay', 'google_pay', 'bancontact', 'bank_transfer')),
  status text not null constraint payments_status_known
    check (status in ('pending', 'processing', 'paid', 'failed', 'partially_refunded', 'refunded')),
  -- the provider's intent, or null for a bank transfer
  transaction_id text constraint payments_transaction_unique unique references payment_intents,
  amount_cents integer not null,
  refunded_cents integer not null default 0,
  structured_communication text,
  due_at timestamptz,
  paid_at timestamptz,
  constraint payments_refunded_within_amount check (refunded_cents between 0 and amount_cents)
);

create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null,
  details jsonb not null default '{}',
  actor text not null,
  at timestamptz not null default now()
);
create index order_events_by_order on order_events (order_id, id);

-- Mails as written, and whether they went out.
create table mails (
  id bigint generated always as identity primary key,
  -- the same mail is never written twice: 'order-received:4711'
  dedupe_key text not null constraint mails_dedupe_key_unique unique,
  template text not null,
  language text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  message_id text not null,
  -- kept: no mail server is set, so it stays readable here
  status text not null default 'queued' constraint mails_status_known check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_queued on mails (created_at) where status = 'queued';

-- Answers of calls that carried an Idempotency-Key, so that a repeat gets the same one.
create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

/* Popularity: pieces sold in the last 30 days. Only articles whose number changed are written. */
create function refresh_popularity() returns void language sql as $$
  with sold as (
    select i.product_id, sum(i.quantity)::integer as pieces
    from orders o join order_items i on i.order_id = o.id
    where o.created_at > now() - interval '30 days' and o.status <> 'cancelled'
    group by i.product_id
  )
  update products p set popularity = coalesce(s.pieces, 0)
  from products q left join sold s on s.product_id = q.id
  where p.id = q.id and p.popularity <> coalesce(s.pieces, 0);
$$;
