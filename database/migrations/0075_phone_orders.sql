set lock_timeout = '2s';

-- What somebody ordered by phone: staff note it, and the customer confirms and pays it by a signed link.
create table phone_orders (
  id integer generated always as identity primary key,
  staff_id integer references users on delete set null,
  email text not null,
  language text not null constraint phone_orders_language_known check (language in ('en', 'nl', 'fr')),
  -- What the caller said, as the checkout form takes it: { "billing_first_name", "billing_city" … }
  details jsonb not null,
  -- As it was said on the phone: [{ "product_id", "product_color_id", "quantity", "sku", "name", "line_total" }]
  lines jsonb not null,
  total_cents integer not null constraint phone_orders_total_positive check (total_cents > 0),
  created_at timestamptz not null default now(),
  valid_until timestamptz not null,
  opened_at timestamptz,
  withdrawn_at timestamptz,
  version integer not null default 1
);
create index phone_orders_by_age on phone_orders (created_at desc, id desc);

-- The cart that was opened by the link, and the order that came of it.
alter table carts add column phone_order_id integer references phone_orders on delete set null;
create index carts_of_phone_orders on carts (phone_order_id) where phone_order_id is not null;
alter table orders add column phone_order_id integer references phone_orders on delete set null;
create index orders_of_phone_orders on orders (phone_order_id) where phone_order_id is not null;
